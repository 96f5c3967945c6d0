<?php
/**
 * Requests of the mini cart: new quantities, and undo of a removed line. WooCommerce updates the cart;
 * this file validates the request before the update and sends the new fragments after it.
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Purchase;
use WC_Form_Handler;
use WC_Product;
use WC_Session;

/** WooCommerce's nonce action of the cart form; a guest's nonce is bound to the session. */
const CART_NONCE = 'woocommerce-cart';

// After the cart is loaded (10), before WooCommerce updates it (20).
add_action( 'wp_loaded', __NAMESPACE__ . '\check_mini_cart_request', 15 );
// After the cart's cookies are set (99), before output starts.
add_action( 'wp', __NAMESPACE__ . '\send_mini_cart_response', 1000 );
add_filter( 'woocommerce_update_cart_validation', __NAMESPACE__ . '\is_line_update_allowed', 20, 4 );
add_filter( 'vitrina_state', __NAMESPACE__ . '\cart_nonces' );

function is_mini_cart_request(): bool {
	// phpcs:ignore WordPress.Security.NonceVerification -- Only checks that it is present; check_mini_cart_request() verifies it.
	return ( isset( $_POST['minicart_qty_update'] ) || isset( $_POST['minicart_undo'] ) ) && ! wp_doing_ajax();
}

/** Rejects invalid requests, and prevents WooCommerce's redirect. */
function check_mini_cart_request(): void {
	if ( ! is_mini_cart_request() ) {
		return;
	}
	// phpcs:ignore WordPress.Security.NonceVerification -- Verified here.
	$nonce = isset( $_REQUEST['_wpnonce'] ) && is_string( $_REQUEST['_wpnonce'] ) ? sanitize_text_field( wp_unslash( $_REQUEST['_wpnonce'] ) ) : '';
	if ( wp_verify_nonce( $nonce, CART_NONCE ) === false ) {
		reject_cart_request( __( 'This page was open for too long. Please try again.', 'vitrina' ), 403 );
	}
	foreach ( posted_quantities() as $key => $quantity ) {
		if ( ! is_string( $quantity ) || ! Purchase::is_quantity( $quantity ) ) {
			prevent_cart_update( __( 'Please enter how many you would like.', 'vitrina' ) );
		} elseif ( WC()->cart->get_cart_item( (string) $key ) === [] ) {
			prevent_cart_update( __( 'This is no longer in the cart.', 'vitrina' ) );
		}
	}
	if ( isset( $_POST['minicart_undo'], $_POST['undo_item'] ) && is_string( $_POST['undo_item'] ) ) {
		// WooCommerce reads key and nonce from the URL. The script sends them by POST, because URLs are logged.
		$_GET['undo_item'] = sanitize_text_field( wp_unslash( $_POST['undo_item'] ) );
		$_GET['_wpnonce']  = $nonce;
	}
	// Without a referrer WooCommerce does not redirect back to the page, which would send the whole page.
	unset( $_SERVER['HTTP_REFERER'], $_REQUEST['_wp_http_referer'] );
}

/** @return array<array-key, mixed> The submitted quantities by line key, not validated yet. */
function posted_quantities(): array {
	// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Validated one by one; WooCommerce reads them again.
	$lines = wp_unslash( $_POST['cart'] ?? [] );
	return array_map( fn ( mixed $line ): mixed => is_array( $line ) ? $line['qty'] ?? null : null, is_array( $lines ) ? $lines : [] );
}

/** Prevents WooCommerce's update of the cart and adds an error notice. */
function prevent_cart_update( string $message ): void {
	remove_action( 'wp_loaded', [ WC_Form_Handler::class, 'update_cart_action' ], 20 );
	wc_add_notice( esc_html( $message ), 'error' );
}

/** Ends the request; the response has only an error notice. */
function reject_cart_request( string $message, int $status ): never {
	$notice = wc_print_notice( esc_html( $message ), 'error', [], true );
	send_page_part( is_string( $notice ) ? $notice : '', [], $status );
}

function send_mini_cart_response(): void {
	if ( is_mini_cart_request() ) {
		send_page_part( (string) wc_print_notices( true ), cart_fragments() );
	}
}

/** Rejects updates beyond the limits of the fields. WooCommerce checks stock only when the cart page is shown. */
function is_line_update_allowed( mixed $is_allowed, mixed $key, mixed $line, mixed $quantity ): mixed {
	$product = is_array( $line ) ? $line['data'] ?? null : null;
	if ( $is_allowed !== true || ! is_mini_cart_request() || ! $product instanceof WC_Product || ! is_string( $key ) || ! is_numeric( $quantity ) ) {
		return $is_allowed;
	}
	$limits = line_quantity_limits( $product, $key );
	$limit  = fn ( string $name ): ?float => is_numeric( $limits[ $name ] ?? null ) ? (float) $limits[ $name ] : null;
	if ( $limit( 'max_value' ) !== null && (float) $quantity > $limit( 'max_value' ) ) {
		/* translators: 1: the most that can be bought, 2: name of the product. */
		wc_add_notice( esc_html( sprintf( __( 'You can buy no more than %1$s of “%2$s”.', 'vitrina' ), wc_format_localized_decimal( (string) $limit( 'max_value' ) ), $product->get_name() ) ), 'error' );
		return false;
	}
	$step = $limit( 'step' );
	if ( (float) $quantity < $product->get_min_purchase_quantity() || ( $step !== null && $step > 0 && abs( (float) $quantity / $step - round( (float) $quantity / $step ) ) > 1e-6 ) ) {
		wc_add_notice( esc_html__( 'Please enter how many you would like.', 'vitrina' ), 'error' );
		return false;
	}
	return true;
}

/** Adds the nonces for requests of the mini cart and the checkout. Visitors without a session get none, because they have no cart. */
function cart_nonces( mixed $state ): mixed {
	$session = get_object_vars( WC() )['session'] ?? null;
	if ( ! is_array( $state ) || ! $session instanceof WC_Session || ! is_callable( [ $session, 'has_session' ] ) || $session->has_session() !== true ) {
		return $state;
	}
	return [
		...$state,
		'nonces' => [
			...( is_array( $state['nonces'] ?? null ) ? $state['nonces'] : [] ),
			'cart'                => wp_create_nonce( CART_NONCE ),
			'apply_coupon'        => wp_create_nonce( 'apply-coupon' ),
			'remove_coupon'       => wp_create_nonce( 'remove-coupon' ),
			'update_order_review' => wp_create_nonce( 'update-order-review' ),
		],
	];
}
