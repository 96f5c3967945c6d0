<?php
/**
 * What is left out of a page, because this theme does it in another way or not
 * at all. Another plugin that enqueues a script itself still gets it, with
 * whatever it depends on.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

add_action( 'init', __NAMESPACE__ . '\leave_out_of_head' );
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\leave_out_scripts', 100 );
add_action( 'wp_head', __NAMESPACE__ . '\leave_out_block_styles', 20 );
add_filter( 'woocommerce_enqueue_styles', '__return_empty_array' );
add_filter( 'should_load_separate_core_block_assets', '__return_true' );
add_filter( 'emoji_svg_url', '__return_false' );

/** Takes lines out of the head that no visitor and no robot reads. */
function leave_out_of_head(): void {
	remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
	remove_action( 'wp_print_styles', 'print_emoji_styles' );
	remove_action( 'wp_enqueue_scripts', 'wp_enqueue_emoji_styles' );
	remove_action( 'wp_head', 'wp_generator' );
	remove_action( 'wp_head', 'rsd_link' );
	remove_action( 'wp_head', 'wlwmanifest_link' );
	remove_action( 'wp_head', 'wp_shortlink_wp_head' );
}

/**
 * WooCommerce's scripts for the classic catalogue and product page: the theme's
 * own script does their work without jQuery. On cart, checkout and account
 * pages WooCommerce's own stay.
 */
function leave_out_scripts(): void {
	wp_dequeue_script( 'wc-add-to-cart' );
	wp_dequeue_script( 'wc-cart-fragments' );

	// Country and state are native selects: lighter, and better on a phone.
	wp_dequeue_script( 'selectWoo' );
	wp_dequeue_style( 'select2' );

	if ( ! function_exists( 'is_cart' ) || is_cart() || is_checkout() || is_account_page() ) {
		return;
	}

	foreach ( [ 'woocommerce', 'wc-single-product', 'wc-add-to-cart-variation', 'wc-jquery-blockui', 'jquery-blockui', 'wc-js-cookie', 'js-cookie', 'wc-flexslider', 'flexslider', 'wc-zoom', 'zoom', 'wc-photoswipe-ui-default', 'photoswipe-ui-default' ] as $handle ) {
		wp_dequeue_script( $handle );
	}
	wp_dequeue_style( 'photoswipe' );
	wp_dequeue_style( 'photoswipe-default-skin' );
	remove_action( 'wp_footer', 'woocommerce_photoswipe' );
}

/**
 * The styles of WooCommerce's blocks, on a page that shows none of them. They
 * are enqueued in the head itself, so they are taken out after that.
 */
function leave_out_block_styles(): void {
	$post = is_singular() ? get_post() : null;
	if ( $post === null || ! str_contains( $post->post_content, '<!-- wp:woocommerce/' ) ) {
		wp_dequeue_style( 'wc-blocks-style' );
	}
}
