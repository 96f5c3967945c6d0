<?php
/** The main menu until the owner has made one, so that a fresh shop leads to its products and pages. */

declare( strict_types=1 );

namespace Vitrina\Theme;

use WP_Post;
use WP_Term;

/** Maximum number of pages in the menu: more would not fit into one line of the header. */
const DEFAULT_MENU_PAGES = 4;

/** The HTML of the default menu: the shop with its categories, then the pages; '' if there is neither. */
function default_menu_html( string $label ): string {
	$items = default_menu_items();
	if ( $items === [] ) {
		return '';
	}
	_wp_menu_item_classes_by_context( $items );
	$args = [
		'theme_location' => 'primary',
		'menu'           => '',
		'menu_class'     => 'menu__list',
		'before'         => '',
		'after'          => '',
		'link_before'    => '',
		'link_after'     => '',
		'item_spacing'   => 'preserve',
		'walker'         => '',
		'depth'          => 2,
	];
	return sprintf( '<nav class="menu menu--primary" aria-label="%s"><ul class="menu__list">%s</ul></nav>', esc_attr( $label ), walk_nav_menu_tree( $items, 2, (object) $args ) );
}

/** @return list<WP_Post> Menu items; a category's `menu_item_parent` is the `db_id` of the shop's item. */
function default_menu_items(): array {
	$items = [];
	$shop  = function_exists( 'wc_get_page_id' ) ? get_post( wc_get_page_id( 'shop' ) ) : null;
	if ( $shop !== null && $shop->post_status === 'publish' ) {
		$categories = top_categories();
		$items[]    = default_menu_item( 1, $shop, classes: $categories === [] ? [] : [ 'menu-item-has-children' ] );
		foreach ( $categories as $index => $category ) {
			$items[] = default_menu_item( $index + 2, $category, 1 );
		}
	}
	foreach ( default_menu_pages() as $page ) {
		$items[] = default_menu_item( count( $items ) + 1, $page );
	}
	return $items;
}

/** @return list<WP_Post> The owner's pages, without the front page, the pages of WooCommerce, and legal pages. */
function default_menu_pages(): array {
	$linked = array_map( fn ( string $option ): int => is_numeric( get_option( $option ) ) ? (int) get_option( $option ) : 0, [ 'page_on_front', 'wp_page_for_privacy_policy' ] );
	if ( function_exists( 'wc_get_page_id' ) ) {
		$linked = [ ...$linked, ...array_map( wc_get_page_id( ... ), [ 'shop', 'cart', 'checkout', 'myaccount', 'terms', 'refund_returns' ] ) ];
	}
	$pages = get_pages(
		[
			'parent'      => 0,
			'sort_column' => 'menu_order, post_title',
		]
	);
	// Pages with a shortcode block are left out: usually it is the wishlist, which the header links to already.
	$pages = array_filter( $pages === false ? [] : $pages, fn ( WP_Post $page ): bool => ! in_array( $page->ID, $linked, true ) && ! str_contains( $page->post_content, '<!-- wp:shortcode -->[' ) );
	return array_slice( array_values( $pages ), 0, DEFAULT_MENU_PAGES );
}

/** @param list<string> $classes */
function default_menu_item( int $id, WP_Post|WP_Term $target, int $parent = 0, array $classes = [] ): WP_Post {
	$link = $target instanceof WP_Term ? get_term_link( $target ) : get_permalink( $target );
	return new WP_Post(
		(object) [
			'ID'               => -$id,
			'db_id'            => $id,
			'post_type'        => 'nav_menu_item',
			'post_status'      => 'publish',
			'post_title'       => '',
			'menu_item_parent' => $parent,
			'menu_order'       => $id,
			'type'             => $target instanceof WP_Term ? 'taxonomy' : 'post_type',
			'object'           => $target instanceof WP_Term ? $target->taxonomy : $target->post_type,
			'object_id'        => $target instanceof WP_Term ? $target->term_id : $target->ID,
			'title'            => $target instanceof WP_Term ? $target->name : get_the_title( $target ),
			'url'              => is_string( $link ) ? $link : '',
			'target'           => '',
			'attr_title'       => '',
			'description'      => '',
			'xfn'              => '',
			'classes'          => $classes,
			'current'          => false,
		]
	);
}
