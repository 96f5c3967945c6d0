<?php
/** Menus: loads their items in few queries, and adds the buttons of the main menu that open its submenus. */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Database;
use Vitrina\Theme\Menus\Storage\MenuItems;
use WP_Post;
use WP_Query;
use WP_Term;

require_once __DIR__ . '/menus/Storage/MenuItems.php';

add_filter( 'walker_nav_menu_start_el', __NAMESPACE__ . '\menu_toggle', 10, 4 );
add_filter( 'wp_nav_menu_objects', __NAMESPACE__ . '\mark_columns' );

/**
 * Loads the items of all menus of this theme, with the pages and categories that they link to, in six
 * queries, however many menus there are. WordPress needs five for each menu.
 */
function prime_menus(): void {
	/** @var bool $is_primed */
	static $is_primed = false;
	if ( $is_primed ) {
		return;
	}
	$is_primed = true;
	if ( function_exists( __NAMESPACE__ . '\top_categories' ) ) {
		// The page needs the categories anyway, and menus link to most of them.
		top_categories();
	}
	$locations = array_intersect_key( get_nav_menu_locations(), get_registered_nav_menus() );
	$ids       = array_values( array_unique( array_diff( array_map( intval( ... ), $locations ), [ 0 ] ) ) );
	_prime_term_caches( $ids, false );
	$menus = array_filter( array_map( fn ( int $id ): mixed => get_term( $id, 'nav_menu' ), $ids ), fn ( mixed $menu ): bool => $menu instanceof WP_Term );
	$rows  = array_column( $menus, 'term_taxonomy_id' );
	if ( count( $rows ) < 2 ) {
		return;
	}
	$failed = Database::failed_queries();
	$items  = MenuItems::of( $rows );
	if ( Database::failed_queries() === $failed ) {
		add_filter( 'posts_pre_query', fn ( mixed $posts, WP_Query $query ): mixed => $posts ?? primed_menu_items( $query, $items ), 10, 2 );
	}
}

/**
 * The items of one menu, for WordPress's query of them; null if it is another query, or a plugin has changed
 * the query. See wp_get_nav_menu_items().
 *
 * @param array<int, list<WP_Post>> $items `term_taxonomy_id` of a menu → its items.
 * @return list<WP_Post>|null
 */
function primed_menu_items( WP_Query $query, array $items ): ?array {
	$vars      = $query->query_vars;
	$tax_query = $vars['tax_query'] ?? null;
	$clause    = is_array( $tax_query ) ? reset( $tax_query ) : null;
	$row       = is_array( $clause ) ? $clause['terms'] ?? null : null;
	if ( ! is_int( $row ) || ! isset( $items[ $row ] ) ) {
		return null;
	}
	$expected = [
		'post_type'        => 'nav_menu_item',
		'post_status'      => 'publish',
		'orderby'          => 'menu_order',
		'order'            => 'ASC',
		'nopaging'         => true,
		'suppress_filters' => true,
		'tax_query'        => [ // phpcs:ignore WordPress.DB.SlowDBQuery -- Only compared.
			[
				'taxonomy' => 'nav_menu',
				'field'    => 'term_taxonomy_id',
				'terms'    => $row,
			],
		],
	];
	foreach ( $expected as $name => $value ) {
		if ( ( $vars[ $name ] ?? null ) !== $value ) {
			return null;
		}
	}
	// Otherwise WordPress writes the items back into the object cache on every page, and stores the result of the query.
	$query->set( 'cache_results', false );
	// The items are copied, because WordPress adds properties to the items of each menu that it prints.
	return array_map( fn ( WP_Post $item ): WP_Post => clone $item, $items[ $row ] );
}

/** The address of the stylesheet of the sliding menu, with its version. */
function menu_style(): string {
	$assets = built_assets();
	return $assets->url( 'menu-style.css' ) . '?ver=' . $assets->style_version( 'menu-style' );
}

/**
 * Adds a class to entries whose submenu has submenus; styles show such a submenu in columns. With `:has()`
 * instead, the browser would compute the style of all links again at each change of the page's state.
 *
 * @param list<WP_Post> $items The menu's entries.
 * @return list<WP_Post>
 */
function mark_columns( array $items ): array {
	$number  = fn ( mixed $value ): int => is_numeric( $value ) ? (int) $value : 0;
	$parents = array_map( $number, array_column( $items, 'menu_item_parent', 'db_id' ) );
	foreach ( $items as $item ) {
		$item_data = get_object_vars( $item );
		$children  = array_keys( $parents, $number( $item_data['db_id'] ?? null ), true );
		if ( array_intersect( $children, $parents ) !== [] && is_array( $item_data['classes'] ?? null ) ) {
			$item->classes = [ ...$item_data['classes'], 'has-columns' ]; // @phpstan-ignore property.notFound
		}
	}
	return $items;
}

/** Adds a button after a menu item's link that opens its submenu. It is visible only with JavaScript. */
function menu_toggle( string $html, WP_Post $item, int $depth, \stdClass $args ): string {
	$item_data = get_object_vars( $item );
	$classes   = is_array( $item_data['classes'] ?? null ) ? $item_data['classes'] : [];
	if ( ( $args->theme_location ?? '' ) !== 'primary' || $depth > 1 || ! in_array( 'menu-item-has-children', $classes, true ) ) {
		return $html;
	}
	return $html . sprintf(
		'<button class="menu__toggle" type="button" aria-expanded="false">%1$s<span class="visually-hidden">%2$s</span></button>',
		output_of( fn () => icon( 'chevron' ) ),
		/* translators: %s: entry of the menu. */
		esc_html( sprintf( __( 'More: %s', 'vitrina' ), is_string( $item_data['title'] ?? null ) ? wp_strip_all_tags( $item_data['title'] ) : '' ) )
	);
}
