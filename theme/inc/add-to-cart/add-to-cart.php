<?php
/** Adding to the cart from a product's form: in the page without a reload, or straight to the checkout ("buy now"). */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Purchase;
use Vitrina\Runtime\Shop;
use WC_Form_Handler;
use WC_Product;
use WC_Product_Factory;
use WC_Session_Handler;

/** WooCommerce binds a guest's nonce to the session if its action starts with "woocommerce". */
const ADD_NONCE = 'woocommerce-vitrina-add-to-cart';

/** The fragments that the in-page add uses from a response (spec §7), besides the notices. */
const CART_FRAGMENTS = [ '#minicart-panel', '.minicart-counter', '.free-shipping-progress-bar' ];

// After the cart is loaded (10), before WooCommerce adds the product (20).
add_action( 'wp_loaded', __NAMESPACE__ . '\check_add_request', 15 );
// After the cart's cookies are set (99), before output starts.
add_action( 'wp', __NAMESPACE__ . '\send_in_page_add_response', 1000 );
add_filter( 'woocommerce_add_to_cart_redirect', __NAMESPACE__ . '\buy_now_address', 20, 2 );
add_filter( 'wc_add_to_cart_message_html', __NAMESPACE__ . '\buy_now_message' );
add_action( 'woocommerce_after_add_to_cart_button', __NAMESPACE__ . '\buy_now_button' );
add_filter( 'vitrina_state', __NAMESPACE__ . '\add_to_cart_nonce' );
add_filter( 'vitrina_settings', __NAMESPACE__ . '\in_page_add_settings' );

function is_in_page_add(): bool {
	return isset( $_REQUEST['goya_atc_nonce'] ) && ! wp_doing_ajax(); // phpcs:ignore WordPress.Security.NonceVerification -- Only checks that it is present; check_add_request() verifies it.
}

function is_buy_now(): bool {
	// phpcs:ignore WordPress.Security.NonceVerification -- Like WooCommerce's own form, which has no nonce, so that cached pages can send it.
	return isset( $_REQUEST['is_buy_now'] ) && $_REQUEST['is_buy_now'] === '1' && is_on( 'buy_now' ) && ! is_in_page_add();
}

/** Rejects an in-page add with an invalid nonce or quantity. */
function check_add_request(): void {
	if ( ! is_in_page_add() && ! is_buy_now() ) {
		return;
	}
	if ( is_in_page_add() && ! is_add_nonce_valid() ) {
		reject_cart_request( __( 'This page was open for too long. Please try again.', 'vitrina' ), 403 );
	}
	// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Only validated here, used nowhere.
	$quantity = wp_unslash( $_REQUEST['quantity'] ?? '1' );
	$id       = $_REQUEST['add-to-cart'] ?? '';
	// phpcs:enable
	// WooCommerce would read an array as 1, except for a grouped product.
	$is_valid = ! is_array( $quantity ) || ( is_numeric( $id ) && WC_Product_Factory::get_product_type( (int) $id ) === 'grouped' );
	if ( ! $is_valid || ! Purchase::is_quantity( $quantity ) ) {
		remove_action( 'wp_loaded', [ WC_Form_Handler::class, 'add_to_cart_action' ], 20 );
		wc_add_notice( esc_html__( 'Please enter how many you would like.', 'vitrina' ), 'error' );
	}
}

function is_add_nonce_valid(): bool {
	// phpcs:ignore WordPress.Security.NonceVerification -- It is verified below.
	$nonce = isset( $_REQUEST['goya_atc_nonce'] ) && is_string( $_REQUEST['goya_atc_nonce'] ) ? sanitize_text_field( wp_unslash( $_REQUEST['goya_atc_nonce'] ) ) : '';
	// WooCommerce accepts an unsigned cookie as a session, with a key that is
	// generated again in each request, so no nonce bound to that session could be valid.
	$session           = get_object_vars( WC() )['session'] ?? null;
	$has_valid_session = ! $session instanceof WC_Session_Handler || is_array( $session->get_session_cookie() );
	if ( ! $has_valid_session ) {
		add_filter( 'nonce_user_logged_out', '__return_zero', 20 );
	}
	$is_valid = wp_verify_nonce( $nonce, ADD_NONCE ) !== false;
	remove_filter( 'nonce_user_logged_out', '__return_zero', 20 );
	return $is_valid;
}

/** Sends the response of an in-page add: the notices and the cart fragments. */
function send_in_page_add_response(): void {
	if ( ! is_in_page_add() ) {
		return;
	}
	if ( wc_notice_count( 'error' ) === 0 && did_action( 'woocommerce_add_to_cart' ) === 0 ) {
		wc_add_notice( esc_html__( 'This could not be added to the cart. Please try again.', 'vitrina' ), 'error' );
	}
	send_page_part( (string) wc_print_notices( true ), cart_fragments() );
}

/**
 * Prints notices and fragments for the page's script, and ends the request.
 *
 * @param array<string, string> $fragments Selector → HTML.
 */
function send_page_part( string $notices, array $fragments, int $status = 200 ): never {
	status_header( $status );
	send_part_headers();
	echo '<div class="woocommerce-notices-wrapper">', $notices, '</div>'; // phpcs:ignore WordPress.Security.EscapeOutput -- WooCommerce has escaped it.
	echo implode( '', array_intersect_key( $fragments, array_flip( CART_FRAGMENTS ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Fragments, escaped where they are made.
	if ( $fragments !== [] ) {
		wp_print_inline_script_tag(
			(string) wp_json_encode(
				[
					'fragments' => $fragments,
					'cart_hash' => WC()->cart->get_cart_hash(),
				],
				JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE
			),
			[
				'type' => 'application/json',
				'id'   => 'vitrina-cart-parts',
			]
		);
	}
	exit;
}

/** @return array<string, string> The cart fragments, as in WooCommerce's own responses. Selector → HTML. */
function cart_fragments(): array {
	$mini_cart = output_of( woocommerce_mini_cart( ... ) );
	/** This filter is documented in WooCommerce's includes/class-wc-ajax.php. */
	$fragments = apply_filters( 'woocommerce_add_to_cart_fragments', [ 'div.widget_shopping_cart_content' => '<div class="widget_shopping_cart_content">' . $mini_cart . '</div>' ] );

	$parts = [];
	foreach ( is_array( $fragments ) ? $fragments : [] as $selector => $html ) {
		if ( is_string( $selector ) && is_string( $html ) ) {
			$parts[ $selector ] = $html;
		}
	}
	return $parts;
}

/**
 * "Buy now" leads to the checkout. Other products in the cart stay there, because the shopper did not ask to
 * remove them.
 *
 * @param mixed $product The added product; null if only the address is requested.
 */
function buy_now_address( mixed $url, mixed $product = null ): mixed {
	return $product instanceof WC_Product && is_buy_now() ? wc_get_checkout_url() : $url;
}

/** At the checkout the message "added to cart", with its link to the cart, is not needed. */
function buy_now_message( mixed $message ): mixed {
	return is_buy_now() ? '' : $message;
}

function buy_now_button(): void {
	$product = Shop::current_product();
	if ( ! is_on( 'buy_now' ) || ! $product instanceof WC_Product || $product->is_type( 'external' ) ) {
		return;
	}
	// In a simple product's form the product ID is the value of the add button, which is not sent with this one.
	if ( ! $product->is_type( [ 'variable', 'grouped' ] ) ) {
		printf( '<input type="hidden" name="add-to-cart" value="%d">', absint( $product->get_id() ) );
	}
	printf( '<button class="button button--quiet buy-now" type="submit" name="is_buy_now" value="1">%s</button>', esc_html__( 'Buy now', 'vitrina' ) );
}

/** The nonce of the in-page add. A visitor without a session gets one too, because the first add starts the session. */
function add_to_cart_nonce( mixed $state ): mixed {
	if ( ! is_array( $state ) ) {
		return $state;
	}
	$nonces                = is_array( $state['nonces'] ?? null ) ? $state['nonces'] : [];
	$nonces['add_to_cart'] = wp_create_nonce( ADD_NONCE );
	return [
		...$state,
		'nonces' => $nonces,
	];
}

/**
 * Adds the settings of the script of product forms.
 *
 * @param array<string, mixed> $settings The settings so far.
 * @return array<string, mixed>
 */
function in_page_add_settings( array $settings ): array {
	if ( is_on( 'ajax_add_to_cart_single' ) ) {
		$settings['inPageAdd'] = [ 'scrollOffset' => setting( 'notice_scroll_offset' ) ];
	}
	return $settings;
}
