<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Checkout;

use Vitrina\Companion\Checkout\Storage\StockReservations;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Hookable;
use WC_Order;

/**
 * Prevents a false "out of stock" error when a payment is retried at once.
 * WooCommerce writes the reservations of an order, and treats a row that did not change as missing
 * stock. A row does not change if the order already has the same reservation with the same expiry, to
 * the second. That happens if the first attempt failed at once and the shopper retried. WooCommerce
 * then refuses the order and releases its stock.
 */
final readonly class StockReservation implements Hookable {
	public function __construct( private StockReservations $reservations ) {}

	public function register_hooks(): void {
		add_filter( 'woocommerce_order_hold_stock_minutes', $this->extend_by_a_minute( ... ), 20, 2 );
	}

	/** Adds a minute where the row would not change. */
	private function extend_by_a_minute( mixed $minutes, mixed $order ): mixed {
		if ( ! is_numeric( $minutes ) || (int) $minutes <= 0 || ! $order instanceof WC_Order ) {
			return $minutes;
		}
		try {
			$is_same_expiry = $this->reservations->expires_in( $order->get_id(), (int) $minutes );
		} catch ( DatabaseException ) {
			// One minute more does no harm, but with an unchanged row WooCommerce refuses the order.
			$is_same_expiry = true;
		}
		return $is_same_expiry ? (int) $minutes + 1 : $minutes;
	}
}
