<?php
/** Cart, checkout and account pages. */

declare( strict_types=1 );

namespace Vitrina\Theme;

use WC_Cart;
use WC_Product;

/** Field → its `inputmode`: the keyboard that a phone shows. */
const KEYBOARDS = [
	'phone' => 'tel',
	'email' => 'email',
];

// Cross-sells are printed below the whole cart, not beside the totals.
remove_action( 'woocommerce_cart_collaterals', 'woocommerce_cross_sell_display' );
add_action( 'woocommerce_after_cart', 'woocommerce_cross_sell_display' );
add_filter( 'woocommerce_cross_sells_total', fn (): int => 4 );
add_filter( 'woocommerce_cross_sells_columns', fn (): int => 4 );

remove_action( 'woocommerce_cart_is_empty', 'wc_empty_cart_message', 10 );
add_action( 'woocommerce_cart_is_empty', __NAMESPACE__ . '\empty_cart', 10 );
add_filter( 'wc_empty_cart_message', '__return_empty_string' );
add_action( 'woocommerce_cart_item_removed', __NAMESPACE__ . '\offer_undo_for_zero_quantity', 10, 2 );
add_filter( 'woocommerce_cart_shipping_method_full_label', __NAMESPACE__ . '\method_without_colon', 20 );

// The payment section has a box of its own below the order summary.
add_action( 'woocommerce_checkout_before_order_review_heading', fn () => print( '<div class="checkout-summary">' ) );
add_action( 'woocommerce_checkout_after_order_review', __NAMESPACE__ . '\close_div' );

// Numbered steps instead of WooCommerce's headings, which are h3
// elements and leave payment without a heading.
add_action( 'woocommerce_checkout_billing', fn () => step_heading( 1, __( 'Your details', 'vitrina' ) ), 5 );
add_action( 'woocommerce_checkout_before_order_review_heading', __NAMESPACE__ . '\delivery_heading', 11 );
add_action( 'woocommerce_checkout_order_review', fn () => step_heading( 3, __( 'Payment', 'vitrina' ) ), 15 );
add_action( 'woocommerce_before_checkout_form', __NAMESPACE__ . '\order_total_bar', 1 );
add_filter( 'woocommerce_update_order_review_fragments', __NAMESPACE__ . '\order_total_bar_fragments' );
add_filter( 'woocommerce_checkout_coupon_message', __NAMESPACE__ . '\coupon_message' );

add_filter( 'woocommerce_checkout_fields', __NAMESPACE__ . '\set_field_keyboards' );

/**
 * Prints what a shopper with an empty cart can do next. When the last line is removed, WooCommerce's
 * script searches the response for the class `wc-empty-cart-message` and shows the element around it.
 */
function empty_cart(): void {
	echo '<div class="wc-empty-cart-message">';
	empty_state( __( 'Your cart is currently empty', 'vitrina' ), __( 'Anything you add will be waiting for you here.', 'vitrina' ) );
	echo '</div>';
	product_row( __( 'New in the shop', 'vitrina' ), latest_products( 4 ) );
}

/** Removes the colon between name and price of a shipping method, because they are printed at opposite ends of the line. */
function method_without_colon( mixed $label ): mixed {
	return is_string( $label ) ? str_replace( ': <span class="woocommerce-Price-amount', ' <span class="woocommerce-Price-amount', $label ) : $label;
}

/** Offers to undo the removal of a line by the quantity 0. WooCommerce offers it only after a click on its remove link. */
function offer_undo_for_zero_quantity( mixed $key, mixed $cart ): void {
	// phpcs:ignore WordPress.Security.NonceVerification -- Verified by WooCommerce before it removes a line.
	if ( ! isset( $_POST['update_cart'] ) || ! is_string( $key ) || ! $cart instanceof WC_Cart || is_mini_cart_request() ) {
		return;
	}
	$line    = $cart->get_removed_cart_contents()[ $key ] ?? null;
	$ids     = is_array( $line ) ? [ $line['variation_id'] ?? 0, $line['product_id'] ?? 0 ] : [];
	$ids     = array_values( array_filter( $ids, fn ( mixed $id ): bool => is_int( $id ) && $id > 0 ) );
	$product = wc_get_product( $ids[0] ?? 0 );
	if ( ! $product instanceof WC_Product || ! $product->is_in_stock() ) {
		return;
	}
	wc_add_notice(
		sprintf(
			/* translators: %s: name of a product. */
			esc_html__( '“%s” was removed.', 'vitrina' ) . ' <a href="%s" class="restore-item">%s</a>',
			esc_html( $product->get_name() ),
			esc_url( wc_get_cart_undo_url( $key ) ),
			esc_html__( 'Undo', 'vitrina' )
		)
	);
	// Without this parameter WooCommerce deletes the removed lines on the next page.
	$_GET['removed_item'] = '1';
	add_filter( 'wp_redirect', fn ( string $address ): string => add_query_arg( 'removed_item', '1', $address ) );
}

/** @param int $number Number of the step, from 1. */
function step_heading( int $number, string $text ): void {
	printf( '<h2 class="checkout-step"><span class="checkout-step__number">%d</span> %s</h2>', absint( $number ), esc_html( $text ) );
}

/** Heading of the order; it mentions delivery only if something is shipped. */
function delivery_heading(): void {
	step_heading( 2, WC()->cart->needs_shipping() ? __( 'Order and delivery', 'vitrina' ) : __( 'Your order', 'vitrina' ) );
}

/** Prints the order summary in one line, for phones. */
function order_total_bar(): void {
	if ( ! WC()->cart->is_empty() ) {
		get_template_part( 'parts/order-total-bar' );
	}
}

/** Prints the total in the one-line order summary. It is replaced at each refresh of the order review. */
function order_total_bar_total(): void {
	printf( '<strong class="order-total-bar__total">%s</strong>', wp_kses_post( (string) WC()->cart->get_total() ) );
}

function order_total_bar_lines(): void {
	echo '<ul class="order-total-bar__lines">';
	foreach ( WC()->cart->get_cart() as $key => $item ) {
		if ( is_array( $item ) && ( $item['data'] ?? null ) instanceof WC_Product ) {
			order_total_bar_line( $item['data'], $item, (string) $key );
		}
	}
	echo '</ul>';
}

/**
 * Prints one line, through the filters of WooCommerce's order table, so that summary and table show the same.
 *
 * @param array<array-key, mixed> $item Cart item.
 */
function order_total_bar_line( WC_Product $product, array $item, string $key ): void {
	$count    = is_numeric( $item['quantity'] ?? null ) ? $item['quantity'] + 0 : 0;
	$quantity = sprintf( ' <strong class="product-quantity">&times;&nbsp;%s</strong>', $count );
	printf(
		'<li><span>%s%s%s</span><span>%s</span></li>',
		wp_kses_post( filtered_part( 'woocommerce_cart_item_name', $product->get_name(), $item, $key ) ),
		wp_kses_post( filtered_part( 'woocommerce_checkout_cart_item_quantity', $quantity, $item, $key ) ),
		wp_kses_post( wc_get_formatted_cart_item_data( $item ) ),
		wp_kses_post( filtered_part( 'woocommerce_cart_item_subtotal', line_subtotal( $product, $item ), $item, $key ) )
	);
}

/**
 * Adds total and lines of the summary to the fragments of a refresh. They are two fragments, so that the
 * `details` element around them is not replaced and stays open.
 *
 * @param array<string, string> $fragments HTML by selector.
 * @return array<string, string>
 */
function order_total_bar_fragments( array $fragments ): array {
	$fragments['.order-total-bar__total'] = output_of( order_total_bar_total( ... ) );
	$fragments['.order-total-bar__lines'] = output_of( order_total_bar_lines( ... ) );
	return $fragments;
}

/** The toggle of the coupon field, with WooCommerce's texts. Its accessible name contains the visible text. */
function coupon_message(): string {
	$text = __( 'Click here to enter your code', 'vitrina' );
	return esc_html__( 'Have a coupon?', 'vitrina' )
		. ' <a href="#" role="button" class="showcoupon" aria-controls="woocommerce-checkout-form-coupon" aria-expanded="false" aria-label="'
		. esc_attr( __( 'Enter your coupon code', 'vitrina' ) . ": {$text}" ) . '">'
		. esc_html( $text )
		. '</a>';
}

/**
 * Sets the keyboard (`inputmode`) of phone and e-mail fields.
 *
 * @param array<string, array<string, array<string, mixed>>> $groups Fields by group.
 * @return array<string, array<string, array<string, mixed>>>
 */
function set_field_keyboards( array $groups ): array {
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
