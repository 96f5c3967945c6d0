<?php
/**
 * Cart, checkout and account pages.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

/** Field → the keyboard that a phone shows for it. */
const KEYBOARDS = [
	'phone' => 'tel',
	'email' => 'email',
];

// Cross-sells stand below the whole cart, not beside its totals.
remove_action( 'woocommerce_cart_collaterals', 'woocommerce_cross_sell_display' );
add_action( 'woocommerce_after_cart', 'woocommerce_cross_sell_display' );
add_filter( 'woocommerce_cross_sells_total', fn (): int => 4 );
add_filter( 'woocommerce_cross_sells_columns', fn (): int => 4 );

remove_action( 'woocommerce_cart_is_empty', 'wc_empty_cart_message', 10 );
add_action( 'woocommerce_cart_is_empty', __NAMESPACE__ . '\empty_cart', 10 );
add_filter( 'wc_empty_cart_message', '__return_empty_string' );

// The payment box stands on its own, under the summary.
add_action( 'woocommerce_checkout_before_order_review_heading', __NAMESPACE__ . '\open_summary' );
add_action( 'woocommerce_checkout_after_order_review', __NAMESPACE__ . '\close_summary' );

// WooCommerce's headings here are of the third level: these are the ones above.
add_action( 'woocommerce_checkout_before_customer_details', __NAMESPACE__ . '\customer_heading' );
add_action( 'woocommerce_checkout_before_order_review_heading', __NAMESPACE__ . '\order_heading', 11 );
add_filter( 'woocommerce_checkout_coupon_message', __NAMESPACE__ . '\coupon_message' );

add_filter( 'woocommerce_checkout_fields', __NAMESPACE__ . '\keyboards' );

/** An empty cart says what to do next and offers it. */
function empty_cart(): void {
	empty_state( __( 'Your cart is empty', 'vitrina' ), __( 'What you choose will wait for you here.', 'vitrina' ) );
	product_row( __( 'New in the shop', 'vitrina' ), latest_products( 4 ) );
}

/** For those who hear the page: whose details these are. */
function customer_heading(): void {
	printf( '<h2 class="visually-hidden">%s</h2>', esc_html__( 'Your details', 'vitrina' ) );
}

/** For those who hear the page: where delivery and payment are chosen. */
function order_heading(): void {
	printf( '<h2 class="visually-hidden">%s</h2>', esc_html__( 'Delivery and payment', 'vitrina' ) );
}

/** The toggle of the coupon field. It is called what it says: its text is its name. */
function coupon_message(): string {
	return esc_html__( 'Have a coupon?', 'vitrina' )
		. ' <a href="#" role="button" class="showcoupon" aria-controls="woocommerce-checkout-form-coupon" aria-expanded="false">'
		. esc_html__( 'Enter your code', 'vitrina' )
		. '</a>';
}

/** Opens the column that holds the order. */
function open_summary(): void {
	echo '<div class="checkout-summary">';
}

/** Closes it. */
function close_summary(): void {
	echo '</div>';
}

/**
 * The right keyboard and the right stored value for each field on a phone.
 *
 * @param array<string, array<string, array<string, mixed>>> $groups Fields by group.
 * @return array<string, array<string, array<string, mixed>>>
 */
function keyboards( array $groups ): array {
	foreach ( [ 'billing', 'shipping' ] as $group ) {
		foreach ( KEYBOARDS as $field => $mode ) {
			if ( isset( $groups[ $group ][ "{$group}_{$field}" ] ) ) {
				$attributes = $groups[ $group ][ "{$group}_{$field}" ]['custom_attributes'] ?? [];

				$groups[ $group ][ "{$group}_{$field}" ]['custom_attributes'] = array_merge( is_array( $attributes ) ? $attributes : [], [ 'inputmode' => $mode ] );
			}
		}
	}
	return $groups;
}
