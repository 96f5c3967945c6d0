<?php
/**
 * The shop's pages: what WooCommerce prints, rearranged by its own hooks.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

use WC_Product;

// The page around WooCommerce's content is the theme's own.
remove_action( 'woocommerce_before_main_content', 'woocommerce_output_content_wrapper', 10 );
remove_action( 'woocommerce_after_main_content', 'woocommerce_output_content_wrapper_end', 10 );
remove_action( 'woocommerce_before_main_content', 'woocommerce_breadcrumb', 20 );
remove_action( 'woocommerce_sidebar', 'woocommerce_get_sidebar', 10 );
add_action( 'woocommerce_before_main_content', __NAMESPACE__ . '\open_content', 10 );
add_action( 'woocommerce_after_main_content', __NAMESPACE__ . '\close_content', 10 );

add_filter( 'loop_shop_per_page', __NAMESPACE__ . '\products_per_page' );
add_filter( 'woocommerce_pagination_args', __NAMESPACE__ . '\page_links' );

add_filter( 'woocommerce_add_to_cart_fragments', __NAMESPACE__ . '\count_fragment' );
add_filter( 'woocommerce_product_tag_cloud_widget_args', fn ( array $args ): array => $args );
add_filter( 'woocommerce_placeholder_img', __NAMESPACE__ . '\placeholder_picture' );

/** Opens the box around a shop page. */
function open_content(): void {
	echo '<div class="container">';
	breadcrumbs();
}

/** Closes it. */
function close_content(): void {
	echo '</div>';
}

/**
 * Products on one page of a listing: rows of two and of four come out even.
 *
 * @param mixed $count WooCommerce's own number.
 */
function products_per_page( mixed $count ): int {
	return is_numeric( $count ) && (int) $count > 0 ? (int) $count : 24;
}

/**
 * Words instead of arrows.
 *
 * @param array<string, mixed> $args Arguments of paginate_links().
 * @return array<string, mixed>
 */
function page_links( array $args ): array {
	return [
		...$args,
		'prev_text' => __( 'Previous', 'vitrina' ),
		'next_text' => __( 'Next', 'vitrina' ),
		'type'      => 'list',
		'mid_size'  => 1,
		'end_size'  => 1,
	];
}

/**
 * The number on the cart. It is empty in the page, which a cache may keep; the
 * fragment of the visitor's own cart fills it.
 */
function cart_count(): void {
	echo '<span class="cart-count minicart-counter" hidden></span>';
}

/**
 * The same element with the visitor's number.
 *
 * @param array<string, string> $fragments Selector → HTML.
 * @return array<string, string>
 */
function count_fragment( array $fragments ): array {
	$count = WC()->cart->get_cart_contents_count();

	$fragments['.minicart-counter'] = $count > 0
		? sprintf(
			'<span class="cart-count minicart-counter"><span aria-hidden="true">%1$s</span><span class="visually-hidden">%2$s</span></span>',
			esc_html( number_format_i18n( $count ) ),
			/* translators: %s: number of products in the cart. */
			esc_html( sprintf( _n( '%s item', '%s items', $count, 'vitrina' ), number_format_i18n( $count ) ) )
		)
		: '<span class="cart-count minicart-counter" hidden></span>';

	return $fragments;
}

/**
 * The newest products that can be bought.
 *
 * @param int $count How many.
 * @return WC_Product[]
 */
function latest_products( int $count ): array {
	$products = wc_get_products(
		[
			'limit'        => $count,
			'orderby'      => 'date',
			'order'        => 'DESC',
			'status'       => 'publish',
			'visibility'   => 'catalog',
			'stock_status' => 'instock',
		]
	);
	return is_array( $products ) ? array_values( array_filter( $products, fn ( mixed $product ): bool => $product instanceof WC_Product ) ) : [];
}

/**
 * A titled row of product cards.
 *
 * @param string       $title    Heading.
 * @param WC_Product[] $products What to show; nothing is printed for none.
 */
function product_row( string $title, array $products ): void {
	if ( $products === [] ) {
		return;
	}
	/**
	 * Cards are about to be printed outside WooCommerce's own loops.
	 *
	 * @since 0.1.0
	 *
	 * @param WC_Product[] $products Whose.
	 */
	do_action( 'vitrina_before_cards', $products );
	printf( '<section class="product-row"><h2 class="section-title">%s</h2>', esc_html( $title ) );
	woocommerce_product_loop_start();
	foreach ( $products as $product ) {
		$GLOBALS['post'] = get_post( $product->get_id() ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- WooCommerce's card template reads the current post.
		setup_postdata( $product->get_id() );
		wc_get_template_part( 'content', 'product' );
	}
	woocommerce_product_loop_end();
	echo '</section>';
	wp_reset_postdata();
}

/**
 * What stands where a product has no picture: a drawn bottle on the ground
 * colour, the same box as a picture.
 */
function placeholder_picture(): string {
	return '<svg class="no-picture" viewBox="0 0 80 100" role="img" aria-label="' . esc_attr__( 'No picture yet', 'vitrina' ) . '"><path d="M34 26h12v8h-12zM37 20h6v6h-6zM29 38q0-4 4-4h14q4 0 4 4v36q0 5-5 5H34q-5 0-5-5z"/></svg>';
}
