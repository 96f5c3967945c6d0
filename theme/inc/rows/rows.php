<?php
/** Related products, up-sells and cross-sells as sliding rows (carousels). */

declare( strict_types=1 );

namespace Vitrina\Theme;

/** Names of WooCommerce's loops that are sliding rows. */
const SLIDING_ROWS = [ 'related', 'up-sells', 'cross-sells' ];

/** Number of products in a sliding row: two screens of a wide page, so that there is something to slide to. */
const SLIDING_COUNT = 8;

// The callbacks check the setting, because the Customizer's preview applies its settings after the theme is loaded.
add_filter( 'woocommerce_product_loop_start', __NAMESPACE__ . '\sliding_row' );
add_filter( 'woocommerce_output_related_products_args', __NAMESPACE__ . '\sliding_count', 20 );
add_filter( 'woocommerce_upsell_display_args', __NAMESPACE__ . '\sliding_count', 20 );
add_filter( 'woocommerce_cross_sells_total', fn ( mixed $count ): mixed => is_on( 'related_slider' ) ? SLIDING_COUNT : $count, 20 );

/**
 * Prints SLIDING_COUNT cards instead of one row of four.
 *
 * @param array<string, mixed> $args Arguments of the row.
 * @return array<string, mixed>
 */
function sliding_count( array $args ): array {
	return is_on( 'related_slider' ) ? [
		...$args,
		'posts_per_page' => SLIDING_COUNT,
	] : $args;
}

/** Adds attributes for styles and script to the list, with the labels of the buttons. */
function sliding_row( mixed $html ): mixed {
	if ( ! is_on( 'related_slider' ) || ! is_string( $html ) || ! in_array( wc_get_loop_prop( 'name' ), SLIDING_ROWS, true ) ) {
		return $html;
	}
	style( 'rows' );
	$attributes = sprintf( 'data-previous="%s" data-next="%s" class="products-row ', esc_attr__( 'Previous products', 'vitrina' ), esc_attr__( 'Next products', 'vitrina' ) );
	return str_replace( 'class="', $attributes, $html );
}
