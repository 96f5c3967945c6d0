<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Checkout;

use Automattic\WooCommerce\Checkout\Helpers\ReserveStockException;
use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;
use Vitrina\Companion\Checkout\Storage\StockReservations;
use Vitrina\Runtime\Hookable;
use WC_Order;

/**
 * Prevents overselling: parallel orders cannot buy the same last item.
 * WooCommerce reserves stock for an order, and counts the reservation only while the order waits for
 * payment. The order becomes "processing" a moment before its stock is reduced; between the two, its
 * items count as free and another order can buy them. Here the reservation counts until the stock is
 * reduced, and one SQL statement changes stock and reservation. See docs/decisions/0032.
 */
final class LastItem implements Hookable {
	/** The order whose stock is being reduced; 0 for none. */
	private int $reducing_order_id = 0;

	public function __construct( private readonly StockReservations $reservations ) {}

	public function register_hooks(): void {
		// First, so that other plugins receive this query and can filter it.
		add_filter( 'woocommerce_query_for_reserved_stock', $this->count_reserved_stock( ... ), 0, 3 );
		add_filter( 'woocommerce_can_reduce_order_stock', $this->start_reduction( ... ), PHP_INT_MAX, 2 );
		add_filter( 'woocommerce_update_product_stock_query', $this->reduce_with_reservation( ... ), 10, 4 );
		add_action( 'woocommerce_reduce_order_stock', $this->end_reduction( ... ), PHP_INT_MIN );
		// Early, so that filters of other plugins can override the minutes.
		add_filter( 'woocommerce_order_hold_stock_minutes', $this->reserve_for_a_minute( ... ), 1 );
		// Reservations also count for failed orders, which can be retried; an order that changes to failed
		// releases its own.
		add_action( 'woocommerce_order_status_failed', 'wc_release_stock_for_order', 11 );
		// The two paths where WooCommerce takes a payment without a reservation.
		add_action( 'woocommerce_before_pay_action', $this->reserve_for_payment( ... ) );
		add_action( 'woocommerce_store_api_checkout_order_processed', $this->reserve_for_store_api( ... ) );
	}

	/**
	 * @param mixed $query       WooCommerce's query for the quantity that other unpaid orders have reserved.
	 * @param mixed $product_id  The product.
	 * @param mixed $excluded_id The order to leave out.
	 */
	private function count_reserved_stock( mixed $query, mixed $product_id, mixed $excluded_id ): mixed {
		if ( ! is_numeric( $product_id ) || ! is_numeric( $excluded_id ) ) {
			return $query;
		}
		$counted = array_map( sanitize_key( ... ), array_filter( wc_get_is_paid_statuses(), is_string( ... ) ) );
		return $this->reservations->reserved_quantity_query( (int) $product_id, (int) $excluded_id, [ 'checkout-draft', 'pending', 'failed', 'on-hold', ...array_values( $counted ) ] );
	}

	private function start_reduction( mixed $can, mixed $order ): mixed {
		$this->reducing_order_id = $order instanceof WC_Order && (bool) $can ? $order->get_id() : 0;
		return $can;
	}

	private function end_reduction(): void {
		$this->reducing_order_id = 0;
	}

	private function reduce_with_reservation( mixed $query, mixed $product_id, mixed $new_stock, mixed $operation ): mixed {
		if ( $this->reducing_order_id === 0 || $operation !== 'decrease' || ! is_string( $query ) || ! is_numeric( $product_id ) ) {
			return $query;
		}

		$reduction = $this->reservations->reduction_query( $query, (int) $product_id, $this->reducing_order_id );
		if ( $reduction === null ) {
			// Then the items also count as reserved until the reservation ends: an order may be refused, but nothing
			// is sold twice.
			wc_get_logger()->warning( 'The query that takes stock is not known, so goods and their hold are not taken in one statement: ' . $query, [ 'source' => 'vitrina-last-piece' ] );
		}
		return $reduction ?? $query;
	}

	/**
	 * Reserves for one minute where the owner has turned reservations off, so that parallel orders cannot
	 * buy the same item.
	 */
	private function reserve_for_a_minute( mixed $minutes ): mixed {
		$wanted = get_option( 'woocommerce_hold_stock_minutes', 60 );
		return $minutes === 0 && ( ! is_numeric( $wanted ) || (int) $wanted === 0 ) ? 1 : $minutes;
	}

	private function reserve_for_payment( mixed $order ): void {
		if ( ! $order instanceof WC_Order ) {
			return;
		}
		try {
			wc_reserve_stock_for_order( $order );
		} catch ( ReserveStockException $out_of_stock ) {
			wc_add_notice( $out_of_stock->getMessage(), 'error' );
		}
	}

	/** @throws RouteException When the stock is reserved for other orders. */
	private function reserve_for_store_api( mixed $order ): void {
		if ( ! $order instanceof WC_Order || $this->reservations->has_any( $order->get_id() ) ) {
			return;
		}
		try {
			wc_reserve_stock_for_order( $order );
		} catch ( ReserveStockException $out_of_stock ) {
			throw new RouteException( esc_html( $out_of_stock->getErrorCode() ), esc_html( $out_of_stock->getMessage() ), 409 );
		}
	}
}
