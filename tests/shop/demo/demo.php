<?php
/**
 * The demo content: which steps there are, in which order. Each may run twice
 * and still leaves one shop.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Demo;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

require_once __DIR__ . '/data.php';
foreach ( array( 'helpers', 'active', 'settings', 'pages', 'shipping', 'pictures', 'taxonomies', 'products', 'variations', 'many-variations', 'price-history', 'reviews', 'posts', 'portfolio', 'effects', 'menus', 'terminals', 'discounts', 'banks', 'search' ) as $vitrina_step ) {
	require_once __DIR__ . "/steps/$vitrina_step.php";
}

/** Change it when a shop that was seeded before should be thought of as old. */
const VERSION = '2';

/**
 * Every step: what is said while it runs, and what it does.
 *
 * @return list<array{string, callable(): void}>
 */
function steps(): array {
	return array(
		array( 'Theme and plugins', __NAMESPACE__ . '\make_active' ),
		array( 'Settings of a Lithuanian shop', __NAMESPACE__ . '\make_settings' ),
		array( 'Pages', __NAMESPACE__ . '\make_pages' ),
		array( 'Shipping zones', __NAMESPACE__ . '\make_shipping' ),
		array( 'Pictures', __NAMESPACE__ . '\make_pictures' ),
		array( 'Front page', __NAMESPACE__ . '\dress_front_page' ),
		array( 'Categories and attributes', __NAMESPACE__ . '\make_taxonomies' ),
		array( 'Perfumes', static fn() => make_products( 'kvepalai' ) ),
		array( 'Candles', static fn() => make_products( 'zvakes' ) ),
		array( 'Home scents', static fn() => make_products( 'namu-kvapai' ) ),
		array( 'Gifts and accessories', static fn() => make_products( 'dovanos' ) ),
		array( 'The product with 1,000 variations', __NAMESPACE__ . '\make_many_variations' ),
		array( 'What goes with what', __NAMESPACE__ . '\link_products' ),
		array( 'Prices of the last months', __NAMESPACE__ . '\make_price_history' ),
		array( 'Reviews', __NAMESPACE__ . '\make_reviews' ),
		array( 'Journal', __NAMESPACE__ . '\make_posts' ),
		array( 'Portfolio', __NAMESPACE__ . '\make_portfolio' ),
		array( 'Page of the season', __NAMESPACE__ . '\make_effects_page' ),
		array( 'Menus', __NAMESPACE__ . '\make_menus' ),
		array( 'Terminals', __NAMESPACE__ . '\ensure_terminals' ),
		array( 'Discount rules', __NAMESPACE__ . '\ensure_discounts' ),
		array( 'Banks', __NAMESPACE__ . '\ensure_banks' ),
		array( 'Tidying up', __NAMESPACE__ . '\tidy_up' ),
		array( 'Index of the search', __NAMESPACE__ . '\build_search_index' ),
	);
}

/**
 * Whether demo content may go into this shop: only into a fresh one, once.
 */
function may_seed(): bool {
	if ( ! class_exists( 'WooCommerce' ) || option( 'vitrina_demo_seeded' ) !== '' ) {
		return false;
	}
	if ( option( 'vitrina_demo_begun' ) !== '' ) {
		return true;
	}
	return wc_get_products( array( 'limit' => 1 ) ) === array() && wc_get_orders( array( 'limit' => 1 ) ) === array();
}

/**
 * Runs one step.
 *
 * @param int $number Which, from 0.
 * @return array{done: string, next: int|null, of: int} What was done and what comes next.
 */
function run_step( int $number ): array {
	$steps = steps();
	if ( ! isset( $steps[ $number ] ) || ! may_seed() ) {
		return array(
			'done' => '',
			'next' => null,
			'of'   => count( $steps ),
		);
	}
	update_option( 'vitrina_demo_begun', VERSION, false );
	list( $name, $run ) = $steps[ $number ];
	wp_defer_term_counting( true );
	wp_suspend_cache_addition( false );
	$run();
	wp_defer_term_counting( false );
	$last = count( $steps ) - 1 === $number;
	if ( $last ) {
		update_option( 'vitrina_demo_seeded', VERSION );
		delete_option( 'vitrina_demo_begun' );
	}
	return array(
		'done' => $name,
		'next' => $last ? null : $number + 1,
		'of'   => count( $steps ),
	);
}

/**
 * Lets WooCommerce count and look up everything anew, and empties caches.
 */
function tidy_up(): void {
	delete_transient( 'wc_products_onsale' );
	wc_delete_product_transients();
	wc_delete_shop_order_transients();
	\WC_Cache_Helper::get_transient_version( 'product', true );
	$categories = get_terms( [
		'taxonomy' => 'product_cat',
		'hide_empty' => false,
		'fields' => 'id=>parent',
	] );
	$taxonomy   = get_taxonomy( 'product_cat' );
	if ( is_array( $categories ) && $taxonomy !== false ) {
		_wc_term_recount( $categories, $taxonomy, true, false );
	}
	// The addresses of products were registered before the settings changed: WordPress
	// works its rules out anew at the next request.
	delete_option( 'rewrite_rules' );
}
