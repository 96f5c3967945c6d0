<?php
/**
 * Suggestions while typing: the request goya_search_products_ajax. It is sent for every word, so it
 * loads as little of WordPress and WooCommerce as possible.
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

use WC_Product;
use WP_Hook;
use WP_Term;

/** Callbacks of `init`, and classes with such callbacks, that only set up blocks and widgets. */
const BLOCKS_ON_INIT = '~^(
	wp_widgets_init
	| register_core_block_types_from_metadata | register_block_core_\w+ | WP_Block_Supports
	| _register_core_block_patterns_and_categories | _register_theme_block_patterns
	| _wp_register_default_icons | _wp_register_default_font_collections
	| Automattic\\\\WooCommerce\\\\Blocks\\\\.+
)$~x';

/** Maximum number of suggested products; the line after them links to all results. */
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
add_island( 'search', style: 'search-style' );
add_action( 'woocommerce_no_products_found', __NAMESPACE__ . '\search_again', 20 );

/** Whether this is the request goya_search_products_ajax. */
function is_search_request(): bool {
	// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Only compares the name of the action.
	return wp_doing_ajax() && ( $_GET['action'] ?? null ) === 'goya_search_products_ajax' && ! isset( $_POST['action'] );
}

/**
 * Suggestions need neither content nor a sidebar: blocks, widgets, and the registration of WordPress's
 * scripts and styles take a third of the time of `init`.
 */
function remove_block_callbacks(): void {
	/** @var array<string, WP_Hook> $wp_filter */
	global $wp_filter;
	/** @var array<int, array<string, array{function: callable, accepted_args: int}>> $callbacks */
	$callbacks = isset( $wp_filter['init'] ) ? $wp_filter['init']->callbacks : [];
	foreach ( $callbacks as $priority => $at_priority ) {
		foreach ( $at_priority as [ 'function' => $callback ] ) {
			if ( is_for_blocks( $callback ) ) {
				remove_action( 'init', $callback, $priority );
			}
		}
	}
	remove_all_actions( 'wp_default_scripts' );
	remove_all_actions( 'wp_default_styles' );
}

/** Whether a callback, or whatever a plugin registered as one, is only for blocks or widgets. */
function is_for_blocks( mixed $callback ): bool {
	$owner = is_array( $callback ) ? $callback[0] ?? null : $callback;
	$name  = is_object( $owner ) ? $owner::class : $owner;
	return is_string( $name ) && preg_match( BLOCKS_ON_INIT, $name ) === 1;
}

/**
 * Handles the request before the cart is loaded and wp-admin starts, as WooCommerce does with its own
 * requests. This saves a tenth of the time.
 */
function handle_search_request_early(): void {
	nocache_headers();
	send_nosniff_header();
	// After WordPress has flushed its buffers, before plugins run their shutdown work.
	add_action( 'shutdown', __NAMESPACE__ . '\finish_request', 2 );
	handle_search_request();
}

/** Ends the response, so that the shopper does not wait for work at shutdown. */
function finish_request(): void {
	foreach ( [ 'fastcgi_finish_request', 'litespeed_finish_request' ] as $finish ) {
		if ( function_exists( $finish ) ) {
			$finish();
			return;
		}
	}
}

/**
 * Handles the request goya_search_products_ajax: `query`, and `category_slug` to search one category
 * only. It needs no nonce, because it reads only public content.
 */
function handle_search_request(): never {
	$started  = microtime( true );
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
			'time'        => round( microtime( true ) - $started, 4 ),
		]
	);
}

/**
 * The list under the field (spec §3).
 *
 * @param string $category Slug; empty for all.
 * @return list<array<string, int|string>> Empty if the query is too short.
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
	_prime_post_caches( $ids );
	_prime_post_caches( array_diff( wp_parse_id_list( array_map( get_post_thumbnail_id( ... ), $ids ) ), [ 0 ] ), false );
	$products = array_filter( array_map( 'wc_get_product', $ids ), fn ( mixed $product ): bool => $product instanceof WC_Product );
	return [
		...array_map( __NAMESPACE__ . '\suggested_product', array_values( $products ) ),
		/* translators: %s: number of products found. */
		suggested_line( -2, sprintf( __( 'All results (%s)', 'vitrina' ), number_format_i18n( $search->found_posts ) ), $query ),
	];
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

/** The most specific of a product's categories: a subcategory is preferred to a top-level category. */
function suggested_category( WC_Product $product ): string {
	$terms = get_the_terms( $product->get_id(), 'product_cat' );
	$terms = is_array( $terms ) ? array_values( $terms ) : [];
	usort( $terms, fn ( WP_Term $one, WP_Term $other ): int => ( $other->parent > 0 ) <=> ( $one->parent > 0 ) );
	return isset( $terms[0] ) ? html_entity_decode( $terms[0]->name, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : '';
}

/**
 * A line that is not a product: its text is in `url` (spec §3).
 *
 * @param -1|-2 $id -1: no results, -2: link to all results.
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
