<?php
/** Quick view: a product of a listing in a dialog. */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Islands;
use WC_AJAX;
use WC_Product;
use WP_Post;

foreach ( [ 'wc_ajax_', 'wp_ajax_', 'wp_ajax_nopriv_' ] as $vitrina_prefix ) {
	add_action( $vitrina_prefix . 'goya_product_ajax', __NAMESPACE__ . '\handle_quick_view_request' );
}
add_action( 'vitrina_card_corner', __NAMESPACE__ . '\quick_view_link', 20 );
add_action( 'wp_footer', __NAMESPACE__ . '\quick_view_template' );
add_island( 'quick-view' );
add_action( 'init', __NAMESPACE__ . '\register_quick_view_styles' );

/** Handles the request goya_product_ajax: sends a product that everybody may see, as HTML. */
function handle_quick_view_request(): never {
	// phpcs:disable WordPress.Security.NonceVerification -- Reads public content only; access to the product is checked below.
	$id = isset( $_POST['product_id'] ) && is_string( $_POST['product_id'] ) ? sanitize_text_field( wp_unslash( $_POST['product_id'] ) ) : '';
	// phpcs:enable
	if ( preg_match( '/^[1-9]\d{0,18}$/D', $id ) !== 1 ) {
		reject_quick_view_request( 400 );
	}
	$product = is_on( 'quick_view' ) ? quick_view_product( (int) $id ) : null;
	if ( $product === null ) {
		reject_quick_view_request( 404 );
	}
	send_part_headers();
	// The current product, for WooCommerce's templates and the plugins that hook into them.
	$GLOBALS['post'] = get_post( $product->get_id() ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- WooCommerce's templates read the current post.
	setup_postdata( $product->get_id() );
	wc_get_template( 'quickview/content-quickview.php' );
	wp_reset_postdata();
	exit;
}

/**
 * Sends the same response for every product that may not be seen, so that it reveals nothing.
 *
 * @param 400|404 $status 400: no valid ID. 404: no visible product.
 */
function reject_quick_view_request( int $status ): never {
	wp_send_json_error(
		[
			'code'    => $status === 400 ? 'invalid_product' : 'product_not_found',
			'message' => __( 'This product could not be shown.', 'vitrina' ),
		],
		$status
	);
}

/**
 * A product that everybody may see: published, without a password, visible in catalogue or search. A
 * shop manager sees no more here. Null otherwise, also for variations.
 */
function quick_view_product( int $id ): ?WC_Product {
	$product = wc_get_product( $id );
	$post    = get_post( $id );
	if ( ! $product instanceof WC_Product || ! $post instanceof WP_Post || $post->post_type !== 'product' ) {
		return null;
	}
	if ( $post->post_status !== 'publish' || $post->post_password !== '' ) {
		return null;
	}
	if ( $product->get_catalog_visibility() === 'search' ) {
		// WooCommerce shows products with visibility "search" only in searches.
		$is_hidden = get_option( 'woocommerce_hide_out_of_stock_items' ) === 'yes' && ! $product->is_in_stock();
		return $is_hidden ? null : $product;
	}
	return $product->is_visible() ? $product : null;
}

/** Prints the rating, with a link to the reviews on the product's page. */
function quick_view_rating( WC_Product $product ): void {
	$link = 'href="' . esc_url( $product->get_permalink() . '#reviews' ) . '"';
	echo str_replace( 'href="#reviews"', $link, output_of( woocommerce_template_single_rating( ... ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- WooCommerce's template with an escaped address.
}

/** Prints the link on a card. Without JavaScript it leads to the product, as the card does. */
function quick_view_link( WC_Product $product ): void {
	if ( ! is_on( 'quick_view' ) ) {
		return;
	}
	$text = __( 'Quick view', 'vitrina' );
	// With `#content` this URL differs from the one of the card's link. Browsers prefetch by URL, and the prefetched
	// page would compete with the quick view's response.
	printf(
		'<a class="quick-view-link no-prefetch" href="%1$s#content" data-quick-view="%2$d" aria-haspopup="dialog" aria-label="%4$s">%3$s</a>',
		esc_url( card_address( $product ) ),
		absint( $product->get_id() ),
		esc_html( $text ),
		esc_attr( "{$text}: {$product->get_name()}" )
	);
}

/** Whether a quick view can be opened on this page. Call it in the footer, after the cards are printed. */
function can_open_quick_view(): bool {
	return is_on( 'quick_view' ) && did_action( 'vitrina_card_corner' ) > 0;
}

/** Prints the dialog on pages with cards: an island that is empty until it is opened. */
function quick_view_template(): void {
	if ( ! can_open_quick_view() ) {
		return;
	}
	foreach ( [ 'gallery', 'quantity', 'swatches', 'variation-form' ] as $island ) {
		Islands::announce( $island );
	}
	Islands::open(
		'quick-view',
		[
			'closingDelay' => setting( 'quick_view_closing' ),
			'texts'        => [
				'title'   => __( 'Quick view', 'vitrina' ),
				'failure' => __( 'This product could not be shown.', 'vitrina' ),
				'details' => __( 'View full details', 'vitrina' ),
			],
		],
		'touch',
		[
			'data-island-openers' => 'a[data-quick-view]',
			'data-island-request' => WC_AJAX::get_endpoint( 'goya_product_ajax' ) . ' action=goya_product_ajax&product_id={data-quick-view}',
		]
	);
	wc_get_template( 'quickview/dialog.php' );
	Islands::close();
}

/** Registers the quick view's style, and the styles of the product page, which a listing does not load. */
function register_quick_view_styles(): void {
	$assets = built_assets();
	$assets->register_style( 'product' );
	$assets->register_style( 'quick-view-style', 'vitrina-quick-view', [ 'vitrina-product' ] );
}
