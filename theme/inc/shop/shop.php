<?php
/** The shop's pages: WooCommerce's output, rearranged with its hooks. */

declare( strict_types=1 );

namespace Vitrina\Theme;

use WC_Product;
use WP_Term;

// The theme prints its own wrapper around WooCommerce's content.
remove_action( 'woocommerce_before_main_content', 'woocommerce_output_content_wrapper', 10 );
remove_action( 'woocommerce_after_main_content', 'woocommerce_output_content_wrapper_end', 10 );
remove_action( 'woocommerce_before_main_content', 'woocommerce_breadcrumb', 20 );
remove_action( 'woocommerce_sidebar', 'woocommerce_get_sidebar', 10 );
add_action( 'woocommerce_before_main_content', __NAMESPACE__ . '\open_content', 10 );
add_action( 'woocommerce_after_main_content', __NAMESPACE__ . '\close_div', 10 );

add_filter( 'loop_shop_per_page', __NAMESPACE__ . '\products_per_page' );
add_filter( 'woocommerce_pagination_args', __NAMESPACE__ . '\page_links' );

add_filter( 'woocommerce_add_to_cart_fragments', __NAMESPACE__ . '\count_fragment' );
add_filter( 'woocommerce_placeholder_img', __NAMESPACE__ . '\placeholder_picture' );

function open_content(): void {
	echo '<div class="container">';
	breadcrumbs();
}

/** Products per page of a listing: the number from WooCommerce, or else 24, which fills rows of two and of four. */
function products_per_page( mixed $count ): int {
	return is_numeric( $count ) && (int) $count > 0 ? (int) $count : 24;
}

/**
 * The categories at the top level that have products, in the owner's order. Search form and mini cart
 * list them on every page. On a listing they are taken from all categories, which its filters load anyway.
 *
 * @return list<WP_Term>
 */
function top_categories(): array {
	/** @var list<WP_Term>|null $categories */
	static $categories = null;
	if ( $categories === null && is_listing() && has_filters() ) {
		$categories = shop_categories()->at_top();
	}
	return $categories ??= list_categories( 'product_cat' );
}

/**
 * Replaces the arrows in the pagination by texts.
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

/** Prints the item count of the cart. It is empty in the page, which may be cached; the visitor's cart fragment fills it. */
function cart_count(): void {
	echo '<span class="cart-count minicart-counter" hidden></span>';
}

/**
 * Adds the element with the visitor's item count to the cart fragments.
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

/** @return WC_Product[] The newest products in stock. */
function latest_products( int $count ): array {
	$products = wc_get_products(
		[
			'limit'        => $count,
			// Products of an import have the same date; without the ID their order could differ at each request.
			'orderby'      => 'date ID',
			'order'        => 'DESC',
			'status'       => 'publish',
			'visibility'   => 'catalog',
			'stock_status' => 'instock',
		]
	);
	return is_array( $products ) ? array_values( array_filter( $products, fn ( mixed $product ): bool => $product instanceof WC_Product ) ) : [];
}

/** @param WC_Product[] $products The products; if empty, nothing is printed. */
function product_row( string $title, array $products ): void {
	if ( $products === [] ) {
		return;
	}
	/**
	 * Fires before cards are printed outside WooCommerce's own loops.
	 *
	 * @since 0.1.0
	 *
	 * @param WC_Product[] $products The products.
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

/** The placeholder for products without a picture: a drawn bottle on the background colour, of the same size as a picture. */
function placeholder_picture(): string {
	return '<svg class="no-picture" viewBox="0 0 80 100" role="img" aria-label="' . esc_attr__( 'No picture yet', 'vitrina' ) . '"><path d="M34 26h12v8h-12zM37 20h6v6h-6zM29 38q0-4 4-4h14q4 0 4 4v36q0 5-5 5H34q-5 0-5-5z"/></svg>';
}
