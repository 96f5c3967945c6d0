<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Gateway;

use Vitrina\BankLink\Hookable;
use Vitrina\BankLink\Wp\Settings;
use Vitrina\BankLink\Wp\Shop;
use WC_Cart;
use WC_Order;
use WC_Order_Item_Product;

/**
 * The cart of a shopper who went to the bank. WooCommerce empties it as soon as
 * somebody sees the page of an order, paid or not, and whatever it holds by
 * then. Here an order takes its own goods out of the cart, once, when it is
 * paid or the bank has taken the payment on.
 */
final readonly class PendingCart implements Hookable {

	/**
	 * In the session: ids of the orders that were placed from this cart and not paid yet.
	 */
	private const PLACED = 'vitrina_bank_link_placed';

	/**
	 * A shopper who tries again and again fills no session.
	 */
	private const MOST = 10;

	public function register_hooks(): void {
		// WooCommerce does the same at 20.
		add_action( 'template_redirect', $this->take_out_paid( ... ), 15 );
		add_filter( 'woocommerce_should_clear_cart_after_payment', $this->keep( ... ) );
		add_filter( 'woocommerce_thankyou_order_id', $this->keep_on_page( ... ) );
	}

	/**
	 * To be called when the shopper goes to the bank.
	 */
	public static function remember( WC_Order $order ): void {
		$session = Shop::session();
		$cart    = Shop::cart();
		// Who pays an order of last week has another cart by now.
		if ( $session === null || $cart === null || ! $order->has_cart_hash( $cart->get_cart_hash() ) ) {
			return;
		}
		$session->set( self::PLACED, array_slice( array_unique( [ ...self::placed(), $order->get_id() ] ), -self::MOST ) );
	}

	public function take_out_paid(): void {
		$cart = Shop::cart();
		if ( $cart === null || $cart->is_empty() ) {
			return;
		}
		$placed = self::placed();
		$shown  = self::shown_order();
		if ( $shown !== null && $shown->has_cart_hash( $cart->get_cart_hash() ) ) {
			$placed[] = $shown->get_id();
		}
		foreach ( array_unique( $placed ) as $id ) {
			$order = wc_get_order( $id );
			if ( $order instanceof WC_Order && self::is_done( $order ) ) {
				self::take_out( $cart, $order );
			}
		}
	}

	/**
	 * @param mixed $clears Whether WooCommerce is about to empty the cart.
	 */
	public function keep( mixed $clears ): mixed {
		$order = self::shown_order() ?? wc_get_order( Shop::awaiting_order() );
		return self::is_ours( $order ) ? false : $clears;
	}

	/**
	 * The page of an order empties the cart without asking, and forgets which
	 * order waits for its payment: the button would then make a second one.
	 *
	 * @param mixed $order_id
	 */
	public function keep_on_page( mixed $order_id ): mixed {
		$cart = Shop::cart();
		if ( $cart !== null && ! $cart->is_empty() && self::is_ours( self::shown_order() ) ) {
			$contents = $cart->get_cart_contents();
			$coupons  = $cart->get_applied_coupons();
			$session  = Shop::session();
			$awaited  = Shop::awaiting_order();
			// The same, of the block checkout.
			$draft   = $session?->get( 'store_api_draft_order' );
			$restore = static function () use ( &$restore, $cart, $contents, $coupons, $session, $awaited, $draft ): void {
				remove_action( 'woocommerce_cart_emptied', $restore, 20 );
				$cart->set_cart_contents( $contents );
				$cart->set_applied_coupons( $coupons );
				$cart->calculate_totals();
				$session?->set( 'order_awaiting_payment', $awaited );
				$session?->set( 'store_api_draft_order', $draft );
			};
			// WooCommerce's session forgets the cart at 10.
			add_action( 'woocommerce_cart_emptied', $restore, 20 );
		}
		return $order_id;
	}

	private static function take_out( WC_Cart $cart, WC_Order $order ): void {
		foreach ( $order->get_items() as $item ) {
			if ( $item instanceof WC_Order_Item_Product ) {
				self::take_out_item( $cart, $item );
			}
		}
		Shop::session()?->set( self::PLACED, array_values( array_diff( self::placed(), [ $order->get_id() ] ) ) );
		if ( Shop::awaiting_order() === $order->get_id() ) {
			Shop::session()?->set( 'order_awaiting_payment', false );
		}
		if ( $cart->is_empty() ) {
			// Its coupons and fees as well.
			$cart->empty_cart();
		} else {
			$cart->calculate_totals();
		}
	}

	private static function take_out_item( WC_Cart $cart, WC_Order_Item_Product $item ): void {
		$left = (float) $item->get_quantity();
		foreach ( $cart->get_cart() as $key => $line ) {
			$is_the_same = is_array( $line ) && $item->get_product_id() === ( $line['product_id'] ?? 0 ) && $item->get_variation_id() === ( $line['variation_id'] ?? 0 );
			$quantity    = $is_the_same && is_numeric( $line['quantity'] ?? null ) ? (float) $line['quantity'] : 0.0;
			if ( $quantity > 0 && $left > 0 ) {
				$cart->set_quantity( (string) $key, (int) max( 0, $quantity - $left ), false );
				$left -= $quantity;
			}
		}
	}

	/**
	 * @return WC_Order|null The order whose page is asked for, by whoever has its key.
	 */
	private static function shown_order(): ?WC_Order {
		$id    = get_query_var( 'order-received' );
		$key   = filter_input( INPUT_GET, 'key' );
		$order = is_numeric( $id ) ? wc_get_order( (int) $id ) : null;
		return $order instanceof WC_Order && is_string( $key ) && hash_equals( $order->get_order_key(), $key ) ? $order : null;
	}

	private static function is_ours( mixed $order ): bool {
		return $order instanceof WC_Order && $order->get_payment_method() === Settings::GATEWAY;
	}

	private static function is_done( WC_Order $order ): bool {
		return $order->is_paid() || $order->get_date_paid() !== null || $order->has_status( 'on-hold' );
	}

	/**
	 * @return list<int>
	 */
	private static function placed(): array {
		$ids = Shop::session()?->get( self::PLACED );
		return is_array( $ids ) ? array_values( array_filter( $ids, is_int( ... ) ) ) : [];
	}
}
