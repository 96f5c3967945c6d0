<?php
/** Buttons of the main menu that open its submenus. */

declare( strict_types=1 );

namespace Vitrina\Theme;

use WP_Post;

add_filter( 'walker_nav_menu_start_el', __NAMESPACE__ . '\menu_toggle', 10, 4 );

/** The address of the sliding menu's style. */
function menu_style(): string {
	$assets = built_assets();
	return $assets->url( 'menu-style.css' ) . '?ver=' . $assets->style_version( 'menu-style' );
}

/**
 * Adds a button after a menu item's link that opens its submenu. It is visible only with JavaScript.
 *
 * @param string    $html  The link.
 * @param int       $depth Depth, from 0.
 * @param \stdClass $args  Arguments of wp_nav_menu().
 */
function menu_toggle( string $html, WP_Post $item, int $depth, \stdClass $args ): string {
	$item_data = get_object_vars( $item );
	$classes   = is_array( $item_data['classes'] ?? null ) ? $item_data['classes'] : [];
	if ( ( $args->theme_location ?? '' ) !== 'primary' || $depth > 1 || ! in_array( 'menu-item-has-children', $classes, true ) ) {
		return $html;
	}
	ob_start();
	icon( 'chevron' );
	return $html . sprintf(
		'<button class="menu__toggle" type="button" aria-expanded="false">%1$s<span class="visually-hidden">%2$s</span></button>',
		(string) ob_get_clean(),
		/* translators: %s: entry of the menu. */
		esc_html( sprintf( __( 'More: %s', 'vitrina' ), is_string( $item_data['title'] ?? null ) ? wp_strip_all_tags( $item_data['title'] ) : '' ) )
	);
}
