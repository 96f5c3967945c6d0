<?php
/**
 * Suggestions while somebody types: the call goya_search_products_ajax. It is made with every word,
 * so it starts as little of WordPress and WooCommerce as it can.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

use WC_Product;
use WP_Hook;
use WP_Term;

/** Functions of `init`, and classes whose methods it calls, that prepare blocks and widgets and nothing else. */
const BLOCKS_ON_INIT = '~^(
	wp_widgets_init
	| register_core_block_types_from_metadata | register_block_core_\w+ | WP_Block_Supports
	| _register_core_block_patterns_and_categories | _register_theme_block_patterns
	| _wp_register_default_icons | _wp_register_default_font_collections
	| Automattic\\\\WooCommerce\\\\Blocks\\\\.+
)$~x';

/** Products that are suggested; the line after them leads to all. */
const MAX_SUGGESTIONS = 5;

if ( is_search_request() ) {
	add_action( 'wp_loaded', __NAMESPACE__ . '\handle_search_request_early', 5 );
	add_filter( 'woocommerce_admin_should_load_features', '__return_false' );
	remove_block_callbacks();
}
add_action( 'wp_ajax_goya_search_products_ajax', __NAMESPACE__ . '\handle_search_request' );
add_action( 'wp_ajax_nopriv_goya_search_products_ajax', __NAMESPACE__ . '\handle_search_request' );
add_filter( 'request', __NAMESPACE__ . '\clean_search_request' );
add_filter( 'vitrina_settings', __NAMESPACE__ . '\search_settings' );
add_action( 'vitrina_runtime_ready', __NAMESPACE__ . '\register_search' );
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\register_search_files' );
add_action( 'woocommerce_no_products_found', __NAMESPACE__ . '\search_again', 20 );

/**
 * Whether this is the call goya_search_products_ajax. It is made with every word that somebody
 * types, so it starts as little of WordPress and WooCommerce as it can.
 */
function is_search_request(): bool {
	// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Which call it is.
	return wp_doing_ajax() && ( $_GET['action'] ?? null ) === 'goya_search_products_ajax' && ! isset( $_POST['action'] );
}

/**
 * A list of suggestions shows neither content nor a sidebar: blocks, widgets, and the lists of
 * WordPress's own scripts and styles are a third of what `init` would do for it.
 */
function remove_block_callbacks(): void {
	/** @var array<string, WP_Hook> $wp_filter */
	global $wp_filter;
	/** @var array<int, array<string, array{function: callable, accepted_args: int}>> $callbacks */
	$callbacks = isset( $wp_filter['init'] ) ? $wp_filter['init']->callbacks : [];
	foreach ( $callbacks as $priority => $same ) {
		foreach ( $same as [ 'function' => $callback ] ) {
			if ( is_for_blocks( $callback ) ) {
				remove_action( 'init', $callback, $priority );
			}
		}
	}
	remove_all_actions( 'wp_default_scripts' );
	remove_all_actions( 'wp_default_styles' );
}

/**
 * Whether a callback serves blocks or widgets alone.
 *
 * @param mixed $callback Callable, or what another plugin took for one.
 */
function is_for_blocks( mixed $callback ): bool {
	$owner = is_array( $callback ) ? $callback[0] ?? null : $callback;
	$name  = is_object( $owner ) ? $owner::class : $owner;
	return is_string( $name ) && preg_match( BLOCKS_ON_INIT, $name ) === 1;
}

/**
 * Answers before the cart is read and wp-admin starts, as WooCommerce does its own calls: a tenth
 * of the time of this call would go into what only customers and administrators need.
 */
function handle_search_request_early(): void {
	nocache_headers();
	send_nosniff_header();
	// After WordPress has let go of its buffers, before plugins tidy up.
	add_action( 'shutdown', __NAMESPACE__ . '\finish_request', 2 );
	handle_search_request();
}

/** The shopper has the answer; what else is done with the request's end keeps nobody waiting. */
function finish_request(): void {
	foreach ( [ 'fastcgi_finish_request', 'litespeed_finish_request' ] as $finish ) {
		if ( function_exists( $finish ) ) {
			$finish();
			return;
		}
	}
}

/**
 * The call goya_search_products_ajax: `query`, and `category_slug` where only one category is
 * looked in. Nothing in it depends on a nonce: it reads what every page of the shop shows.
 */
function handle_search_request(): never {
	$began    = microtime( true );
	$query    = search_parameter( 'query' );
	$category = search_parameter( 'category_slug' );
	if ( $query === null || $category === null || ! is_on( 'ajax_search' ) ) {
		wp_send_json_error(
			[
				'code'    => 'invalid_query',
				'message' => __( 'Nothing found', 'vitrina' ),
			],
			400
		);
	}
	header( 'X-Robots-Tag: noindex' );
	wp_send_json(
		[
			'suggestions' => suggestions( $query, $category === '0' ? '' : $category ),
			'time'        => round( microtime( true ) - $began, 4 ),
		]
	);
}

/**
 * What is shown under the field (spec §3).
 *
 * @param string $query    As it was typed.
 * @param string $category Slug; empty for all.
 * @return list<array<string, int|string>> None for a query that is too short.
 */
function suggestions( string $query, string $category ): array {
	if ( mb_strlen( $query ) < setting( 'ajax_search_min_chars' ) ) {
		return [];
	}
	$search = search_products( $query, $category );
	/** @var list<int> $ids */
	$ids = $search->posts ?? [];
	if ( $ids === [] ) {
		return [ suggested_line( -1, __( 'Nothing found', 'vitrina' ), $query ) ];
	}
	prime_suggestions( $ids );
	$products = array_filter( array_map( 'wc_get_product', $ids ), fn ( mixed $product ): bool => $product instanceof WC_Product );
	return [
		...array_map( __NAMESPACE__ . '\suggested_product', array_values( $products ) ),
		/* translators: %s: number of products found. */
		suggested_line( -2, sprintf( __( 'All results (%s)', 'vitrina' ), number_format_i18n( $search->found_posts ) ), $query ),
	];
}

/**
 * Reads what the products need together, not one by one.
 *
 * @param list<int> $ids Products.
 */
function prime_suggestions( array $ids ): void {
	_prime_post_caches( $ids );
	$pictures = array_filter( array_map( fn ( int $id ): int => (int) get_post_thumbnail_id( $id ), $ids ), fn ( int $id ): bool => $id > 0 );
	_prime_post_caches( array_values( $pictures ), false );
}

/**
 * One product of the list.
 *
 * @param WC_Product $product Published.
 * @return array<string, int|string> `thumbnail` and `price` are HTML, `category` is text.
 */
function suggested_product( WC_Product $product ): array {
	return [
		'id'        => $product->get_id(),
		'value'     => html_entity_decode( wp_strip_all_tags( $product->get_name() ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
		'url'       => $product->get_permalink(),
		'thumbnail' => $product->get_image( 'vitrina-300', [ 'sizes' => '56px' ] ),
		'price'     => $product->get_price_html(),
		'category'  => suggested_category( $product ),
	];
}

/**
 * The more telling of a product's categories: one that is part of another before one at the top.
 *
 * @param WC_Product $product Which.
 */
function suggested_category( WC_Product $product ): string {
	$terms = get_the_terms( $product->get_id(), 'product_cat' );
	$terms = is_array( $terms ) ? array_values( $terms ) : [];
	usort( $terms, fn ( WP_Term $one, WP_Term $other ): int => ( $other->parent > 0 ) <=> ( $one->parent > 0 ) );
	return isset( $terms[0] ) ? html_entity_decode( $terms[0]->name, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : '';
}

/**
 * A line that is no product: its text stands in `url` (spec §3).
 *
 * @param -1|-2  $id    No results, or all of them.
 * @param string $text  What is shown.
 * @param string $query As it was typed.
 * @return array<string, int|string>
 */
function suggested_line( int $id, string $text, string $query ): array {
	return [
		'id'        => $id,
		'value'     => $query,
		'url'       => $text,
		'thumbnail' => '',
		'price'     => '',
	];
}
