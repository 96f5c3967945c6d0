<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Gateway;

use Vitrina\BankLink\Wp\Settings;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Shop;
use WC_Cart;
use WC_Order;
use WC_Order_Item_Product;

/**
 * The cart of a shopper who went to the bank. WooCommerce would empty the cart when the
 * order-received page is opened, even before the payment, and even products that were
 * added meanwhile. This class removes only the products of an order, once, when the order
 * is paid or the bank has accepted the payment.
 */
final readonly class PendingCart implements Hookable {

	/** Session key: ids of unpaid orders that were placed from this cart. */
	private const PLACED = 'vitrina_bank_link_placed';

	/** Maximum number of ids, which limits the session data after many attempts. */
	private const MAX_ORDERS = 10;

	public function register_hooks(): void {
		// Before WooCommerce empties the cart at priority 20.
		add_action( 'template_redirect', $this->remove_paid_items( ... ), 15 );
		add_filter( 'woocommerce_should_clear_cart_after_payment', $this->prevent_clearing( ... ) );
		add_filter( 'woocommerce_thankyou_order_id', $this->restore_after_order_page( ... ) );
	}

	/** Remembers the order. Called when the shopper is sent to the bank. */
	public static function add( WC_Order $order ): void {
		$session = Shop::session();
		$cart    = Shop::cart();
		// An older order that is paid now has another cart.
		if ( $session === null || $cart === null || ! $order->has_cart_hash( $cart->get_cart_hash() ) ) {
			return;
		}
		$session->set( self::PLACED, array_slice( array_unique( [ ...self::placed_orders(), $order->get_id() ] ), -self::MAX_ORDERS ) );
	}

	public function remove_paid_items(): void {
		$cart = Shop::cart();
		if ( $cart === null || $cart->is_empty() ) {
			return;
		}
		$placed        = self::placed_orders();
		$order_on_page = self::order_on_page();
		if ( $order_on_page !== null && $order_on_page->has_cart_hash( $cart->get_cart_hash() ) ) {
			$placed[] = $order_on_page->get_id();
		}
		foreach ( array_unique( $placed ) as $id ) {
			$order = wc_get_order( $id );
			if ( $order instanceof WC_Order && self::is_paid_or_accepted( $order ) ) {
				self::remove_order_items( $cart, $order );
			}
		}
	}

	/** @param mixed $clears Whether WooCommerce empties the cart. */
	public function prevent_clearing( mixed $clears ): mixed {
		$order = self::order_on_page() ?? wc_get_order( Shop::awaiting_order() );
		return self::is_bank_link_order( $order ) ? false : $clears;
	}

	/**
	 * Restores the cart and the order that awaits payment, because the order-received page
	 * removes both unconditionally; the checkout would then create a second order.
	 */
	public function restore_after_order_page( mixed $order_id ): mixed {
		$cart = Shop::cart();
		if ( $cart !== null && ! $cart->is_empty() && self::is_bank_link_order( self::order_on_page() ) ) {
			$contents       = $cart->get_cart_contents();
			$coupons        = $cart->get_applied_coupons();
			$session        = Shop::session();
			$awaiting_order = Shop::awaiting_order();
			// In the block checkout this is the order that awaits payment.
			$draft   = $session?->get( 'store_api_draft_order' );
			$restore = static function () use ( &$restore, $cart, $contents, $coupons, $session, $awaiting_order, $draft ): void {
				remove_action( 'woocommerce_cart_emptied', $restore, 20 );
				$cart->set_cart_contents( $contents );
				$cart->set_applied_coupons( $coupons );
				$cart->calculate_totals();
				$session?->set( 'order_awaiting_payment', $awaiting_order );
				$session?->set( 'store_api_draft_order', $draft );
			};
			// WooCommerce clears the cart in the session at priority 10.
			add_action( 'woocommerce_cart_emptied', $restore, 20 );
		}
		return $order_id;
	}

	private static function remove_order_items( WC_Cart $cart, WC_Order $order ): void {
		foreach ( $order->get_items() as $item ) {
			if ( $item instanceof WC_Order_Item_Product ) {
				self::remove_item( $cart, $item );
			}
		}
		Shop::session()?->set( self::PLACED, array_values( array_diff( self::placed_orders(), [ $order->get_id() ] ) ) );
		if ( Shop::awaiting_order() === $order->get_id() ) {
			Shop::session()?->set( 'order_awaiting_payment', false );
		}
		if ( $cart->is_empty() ) {
			// Also removes coupons and fees.
			$cart->empty_cart();
		} else {
			$cart->calculate_totals();
		}
	}

	private static function remove_item( WC_Cart $cart, WC_Order_Item_Product $item ): void {
		$remaining = (float) $item->get_quantity();
		foreach ( $cart->get_cart() as $key => $line ) {
			$is_same_product = is_array( $line ) && $item->get_product_id() === ( $line['product_id'] ?? 0 ) && $item->get_variation_id() === ( $line['variation_id'] ?? 0 );
			$quantity        = $is_same_product && is_numeric( $line['quantity'] ?? null ) ? (float) $line['quantity'] : 0.0;
			if ( $quantity > 0 && $remaining > 0 ) {
				$cart->set_quantity( (string) $key, (int) max( 0, $quantity - $remaining ), false );
				$remaining -= $quantity;
			}
		}
	}

	/** @return WC_Order|null The order of the requested order-received page, if the key in the URL is right. */
	private static function order_on_page(): ?WC_Order {
		$id    = get_query_var( 'order-received' );
		$key   = filter_input( INPUT_GET, 'key' );
		$order = is_numeric( $id ) ? wc_get_order( (int) $id ) : null;
		return $order instanceof WC_Order && is_string( $key ) && hash_equals( $order->get_order_key(), $key ) ? $order : null;
	}

	private static function is_bank_link_order( mixed $order ): bool {
		return $order instanceof WC_Order && $order->get_payment_method() === Settings::GATEWAY;
	}

	private static function is_paid_or_accepted( WC_Order $order ): bool {
		return $order->is_paid() || $order->get_date_paid() !== null || $order->has_status( 'on-hold' );
	}

	/** @return list<int> */
	private static function placed_orders(): array {
		$ids = Shop::session()?->get( self::PLACED );
		return is_array( $ids ) ? array_values( array_filter( $ids, is_int( ... ) ) ) : [];
	}
}
