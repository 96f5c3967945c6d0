<?php
/**
 * The product page.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

use WC_Product_Variable;


/** In pixels. */
const GALLERY_THUMBNAIL = [
	'width'  => 150,
	'height' => 188,
	'crop'   => 1,
];

// The badge stands in the summary, beside the price it explains.
remove_action( 'woocommerce_before_single_product_summary', 'woocommerce_show_product_sale_flash', 10 );
add_action( 'woocommerce_single_product_summary', 'woocommerce_show_product_sale_flash', 9 );

// The name, then what it costs; the rating below.
remove_action( 'woocommerce_single_product_summary', 'woocommerce_template_single_rating', 10 );
add_action( 'woocommerce_single_product_summary', 'woocommerce_template_single_rating', 11 );

// Tabs stand in the buy column's width, up-sells and related in the page's.
add_action( 'woocommerce_single_product_summary', __NAMESPACE__ . '\delivery_lines', 35 );

// The theme's own script reads the form: WooCommerce's would bring jQuery along.
remove_action( 'woocommerce_variable_add_to_cart', 'woocommerce_variable_add_to_cart', 30 );
add_action( 'woocommerce_variable_add_to_cart', __NAMESPACE__ . '\variation_form', 30 );

// All pictures of products are 4:5, the thumbnails of the gallery among them.
add_filter( 'woocommerce_get_image_size_gallery_thumbnail', fn (): array => GALLERY_THUMBNAIL );

// No request to another host for a face.
remove_action( 'woocommerce_review_before', 'woocommerce_review_display_gravatar', 10 );

add_filter( 'woocommerce_product_description_heading', '__return_empty_string' );
add_filter( 'woocommerce_product_additional_information_heading', '__return_empty_string' );
add_filter( 'woocommerce_output_related_products_args', __NAMESPACE__ . '\related_count' );
add_filter( 'woocommerce_upsell_display_args', __NAMESPACE__ . '\related_count' );
add_filter( 'woocommerce_product_related_posts_shuffle', '__return_false' );
add_filter( 'woocommerce_quantity_input_args', __NAMESPACE__ . '\quantity_id' );
add_filter( 'woocommerce_ajax_variation_threshold', __NAMESPACE__ . '\inline_variations', 10, 2 );
add_action( 'woocommerce_before_variations_form', __NAMESPACE__ . '\print_variation_texts' );
add_action( 'woocommerce_before_quantity_input_field', __NAMESPACE__ . '\quantity_minus' );
add_action( 'woocommerce_after_quantity_input_field', __NAMESPACE__ . '\quantity_plus' );

/** What a shopper asks before buying: how it comes, and what if it does not fit. */
function delivery_lines(): void {
	?>
	<ul class="promises">
		<?php
		/**
		 * Lines about delivery on the product page, above the theme's own. A
		 * delivery plugin prints `<li>` elements here.
		 *
		 * @since 0.1.0
		 */
		do_action( 'vitrina_product_promises' );
		?>
		<li><?php icon( 'returns' ); ?><span><?php esc_html_e( 'You can return it within 14 days', 'vitrina' ); ?></span></li>
	</ul>
	<?php
}

/**
 * One row of four under the product, the same for every visitor: a page that
 * a cache keeps must not depend on chance.
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
 * How many variations travel with the page (spec §9: 30, up to 100 by filter);
 * past that each choice is asked from the server.
 *
 * @param mixed $threshold What another plugin has set, or WooCommerce's 30.
 */
function inline_variations( mixed $threshold ): int {
	$wanted = is_numeric( $threshold ) ? (int) $threshold : (int) setting( 'variation_inline_max' );
	return min( $wanted, (int) setting( 'variation_ajax_max' ) );
}

/**
 * The form of a variable product: WooCommerce's template with the data it
 * expects, without the script that WooCommerce enqueues beside it.
 */
function variation_form(): void {
	$product = wc_get_product( get_the_ID() );
	if ( ! $product instanceof WC_Product_Variable ) {
		return;
	}
	/** This filter is documented in WooCommerce's includes/wc-template-functions.php. */
	$threshold = apply_filters( 'woocommerce_ajax_variation_threshold', 30, $product );
	$is_inline = count( $product->get_children() ) <= ( is_numeric( $threshold ) ? (int) $threshold : 30 );

	wc_get_template(
		'single-product/add-to-cart/variable.php',
		[
			'available_variations' => $is_inline ? $product->get_available_variations() : false,
			'attributes'           => $product->get_variation_attributes(),
			'selected_attributes'  => $product->get_default_attributes(),
		]
	);
}

/**
 * An id that depends on the page alone. WooCommerce's own is different in
 * every answer, and a page that a cache keeps must not be.
 *
 * @param array<string, mixed> $args Arguments of the field.
 * @return array<string, mixed>
 */
function quantity_id( array $args ): array {
	return [
		...$args,
		'input_id' => wp_unique_id( 'quantity-' ),
	];
}

/** The button that takes one away. */
function quantity_minus(): void {
	printf( '<button class="quantity__step" type="button" data-step="-1" hidden><span class="visually-hidden">%s</span>', esc_html__( 'One less', 'vitrina' ) );
	icon( 'minus' );
	echo '</button>';
}

/** The button that adds one. */
function quantity_plus(): void {
	printf( '<button class="quantity__step" type="button" data-step="1" hidden><span class="visually-hidden">%s</span>', esc_html__( 'One more', 'vitrina' ) );
	icon( 'plus' );
	echo '</button>';
}

/**
 * The sentences of the variation form (spec §8), for its script.
 */
function print_variation_texts(): void {
	printf(
		'<script type="application/json" class="variation-texts">%s</script>',
		wp_json_encode(
			[
				'noMatch'     => __( 'Sorry, no products matched your selection. Please choose a different combination.', 'vitrina' ),
				'unavailable' => __( 'Sorry, this product is unavailable. Please choose a different combination.', 'vitrina' ),
				'select'      => __( 'Please select product options before adding this product to your cart.', 'vitrina' ),
				'reset'       => __( 'Your selection has been reset. Please select some product options before adding this product to your cart.', 'vitrina' ),
				'failed'      => __( 'The price could not be loaded. Please try again.', 'vitrina' ),
			],
			JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE
		)
	);
}
