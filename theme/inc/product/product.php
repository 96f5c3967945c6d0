<?php
/**
 * The product page.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Islands;

/** In pixels. */
const GALLERY_THUMBNAIL = [
	'width'  => 150,
	'height' => 188,
	'crop'   => 1,
];

// The badge stands in the summary, beside the price it explains.
remove_action( 'woocommerce_before_single_product_summary', 'woocommerce_show_product_sale_flash', 10 );
add_action( 'woocommerce_single_product_summary', 'woocommerce_show_product_sale_flash', 10 );

// The name, then what it costs; the rating below.
remove_action( 'woocommerce_single_product_summary', 'woocommerce_template_single_rating', 10 );
add_action( 'woocommerce_single_product_summary', 'woocommerce_template_single_rating', 11 );

// Tabs stand in the buy column's width, up-sells and related in the page's.
add_action( 'woocommerce_single_product_summary', __NAMESPACE__ . '\delivery_lines', 35 );

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
add_action( 'woocommerce_before_quantity_input_field', __NAMESPACE__ . '\quantity_minus' );
add_action( 'woocommerce_after_quantity_input_field', __NAMESPACE__ . '\quantity_plus' );
add_action( 'vitrina_runtime_ready', __NAMESPACE__ . '\register_quantity_island' );
add_action( 'init', __NAMESPACE__ . '\register_quantity_script' );
add_action( 'woocommerce_before_add_to_cart_quantity', __NAMESPACE__ . '\announce_quantity' );
add_action( 'wp_footer', __NAMESPACE__ . '\announce_quantity_of_quick_view' );

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
 * An id that depends on the page alone. WooCommerce's own is different in
 * every answer, and a page that a cache keeps must not be.
 *
 * @param array<string, mixed> $args Arguments of the field.
 * @return array<string, mixed>
 */
function quantity_id( array $args ): array {
	$name = is_string( $args['input_name'] ?? null ) ? $args['input_name'] : '';
	return [
		...$args,
		// A line of the cart comes into a page that has counted its own fields.
		'input_id' => str_starts_with( $name, 'cart[' ) ? 'quantity-' . sanitize_key( $name ) : wp_unique_id( 'quantity-' ),
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

/** The field of a product's form is a component, which comes with the first touch. The theme's script makes it an island: WooCommerce's template has no place for attributes. */
function register_quantity_island(): void {
	Islands::register( 'quantity', 'vitrina-quantity' );
}

/** See register_quantity_island(). */
function register_quantity_script(): void {
	register_built_script( 'quantity' );
}

/** Names the component on pages of products, not on those of a cart. */
function announce_quantity(): void {
	if ( class_exists( Islands::class ) ) {
		Islands::announce( 'quantity' );
	}
}

/** The form of a quick view comes later. */
function announce_quantity_of_quick_view(): void {
	if ( can_open_quick_view() ) {
		announce_quantity();
	}
}
