<?php
/** The product page. */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Islands;
use Vitrina\Runtime\Shop;
use WC_Product;

/** Size of gallery thumbnails in pixels, cropped. */
const GALLERY_THUMBNAIL = [
	'width'  => 150,
	'height' => 188,
	'crop'   => 1,
];

// Pictures (20), summary and tabs (10) are in one container, within which the summary is sticky; up-sells (15) are below.
add_action( 'woocommerce_before_single_product_summary', fn () => print( '<div class="product-main">' ), 5 );
add_action( 'woocommerce_after_single_product_summary', __NAMESPACE__ . '\close_div', 14 );

// The badge is printed in the summary, beside the price.
remove_action( 'woocommerce_before_single_product_summary', 'woocommerce_show_product_sale_flash', 10 );
add_action( 'woocommerce_single_product_summary', 'woocommerce_show_product_sale_flash', 10 );

// Name, then price, then rating.
remove_action( 'woocommerce_single_product_summary', 'woocommerce_template_single_rating', 10 );
add_action( 'woocommerce_single_product_summary', 'woocommerce_template_single_rating', 11 );

add_action( 'woocommerce_single_product_summary', __NAMESPACE__ . '\delivery_lines', 35 );

// All pictures of products are 4:5, including gallery thumbnails.
add_filter( 'woocommerce_get_image_size_gallery_thumbnail', fn (): array => GALLERY_THUMBNAIL );

// No avatars, so that no request goes to another host.
remove_action( 'woocommerce_review_before', 'woocommerce_review_display_gravatar', 10 );

add_filter( 'woocommerce_product_description_heading', '__return_empty_string' );
add_filter( 'woocommerce_product_additional_information_heading', '__return_empty_string' );
add_filter( 'woocommerce_output_related_products_args', __NAMESPACE__ . '\related_count' );
add_filter( 'woocommerce_upsell_display_args', __NAMESPACE__ . '\related_count' );
add_filter( 'woocommerce_product_related_posts_shuffle', '__return_false' );
add_filter( 'woocommerce_quantity_input_args', __NAMESPACE__ . '\quantity_id' );
add_action( 'woocommerce_before_quantity_input_field', fn () => quantity_button( -1, 'minus', __( 'One less', 'vitrina' ) ) );
add_action( 'woocommerce_after_quantity_input_field', fn () => quantity_button( 1, 'plus', __( 'One more', 'vitrina' ) ) );
// The theme's script adds the island attributes to quantity fields, because WooCommerce's template has no hook for them.
add_island( 'quantity' );
add_action( 'woocommerce_before_add_to_cart_quantity', fn () => Islands::announce( 'quantity' ) );

/** Prints information on delivery and returns. */
function delivery_lines(): void {
	$product = Shop::current_product();
	ob_start();
	/**
	 * Fires on the product page above the theme's own delivery lines. A delivery plugin prints `<li>`
	 * elements here.
	 *
	 * @since 0.1.0
	 */
	do_action( 'vitrina_product_promises' );

	/**
	 * Filters the line about returns.
	 *
	 * @since 0.1.0
	 *
	 * @param string          $promise Text; '' for no line.
	 * @param WC_Product|null $product The product of the page.
	 */
	$promise = apply_filters( 'vitrina_return_promise', return_promise( $product ), $product );
	if ( is_string( $promise ) && $promise !== '' ) {
		echo '<li>';
		icon( 'returns' );
		echo '<span>' . esc_html( $promise ) . '</span></li>';
	}
	$lines = trim( (string) ob_get_clean() );
	if ( $lines !== '' ) {
		echo '<ul class="promises">' . $lines . '</ul>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Each line is escaped where it is printed.
	}
}

/** @return string Text about returns; '' for a product that another trader sells or that is not shipped. */
function return_promise( ?WC_Product $product ): string {
	return $product !== null && Shop::sends( $product ) ? __( 'You can return it within 14 days', 'vitrina' ) : '';
}

/**
 * Sets one row of four related products in a fixed order, so that a page is the same each time it is cached.
 *
 * @param array<string, mixed> $args Arguments of the row.
 * @return array<string, mixed>
 */
function related_count( array $args ): array {
	return [
		...$args,
		'posts_per_page' => 4,
		'columns'        => 4,
		'orderby'        => 'date',
		'order'          => 'desc',
	];
}

/**
 * Gives the quantity field an id that depends only on the page. WooCommerce's id is random in every
 * response, but a page must be the same each time it is cached.
 *
 * @param array<string, mixed> $args Arguments of the field.
 * @return array<string, mixed>
 */
function quantity_id( array $args ): array {
	$name = is_string( $args['input_name'] ?? null ) ? $args['input_name'] : '';
	return [
		...$args,
		// Lines of the mini cart are inserted into a page whose fields are numbered already.
		'input_id' => str_starts_with( $name, 'cart[' ) ? 'quantity-' . sanitize_key( $name ) : wp_unique_id( 'quantity-' ),
	];
}

function quantity_button( int $step, string $icon, string $label ): void {
	printf( '<button class="quantity__step" type="button" data-step="%s" hidden><span class="visually-hidden">%s</span>', esc_attr( (string) $step ), esc_html( $label ) );
	icon( $icon );
	echo '</button>';
}
