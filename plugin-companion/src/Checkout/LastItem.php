<?php
/**
 * What is left is sold once, however many buy it at the same moment.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Checkout;

use Automattic\WooCommerce\Checkout\Helpers\ReserveStockException;
use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;
use Vitrina\Companion\Checkout\Storage\StockReservations;
use Vitrina\Runtime\Hookable;
use WC_Order;

/**
 * WooCommerce lets an order hold its goods, and counts what is held while the
 * order waits for its payment. The order is saved as "processing" a moment
 * before its goods leave the stock; in that moment nothing holds them, and the
 * next buyer gets them too. Here the hold counts until the goods are taken, and
 * both happen in one statement. See docs/decisions/0032.
 */
final class LastItem implements Hookable {
	/**
	 * The order whose goods leave the stock right now; 0 for none.
	 */
	private int $taking = 0;

	public function __construct( private readonly StockReservations $holds ) {}

	public function register_hooks(): void {
		// First: what other plugins do to the query, they do to this one.
		add_filter( 'woocommerce_query_for_reserved_stock', $this->count_until_taken( ... ), 0, 3 );
		add_filter( 'woocommerce_can_reduce_order_stock', $this->begin_taking( ... ), PHP_INT_MAX, 2 );
		add_filter( 'woocommerce_update_product_stock_query', $this->take( ... ), 10, 4 );
		add_action( 'woocommerce_reduce_order_stock', $this->end_taking( ... ), PHP_INT_MIN );
		// Before others filter the minutes: theirs is the last word.
		add_filter( 'woocommerce_order_hold_stock_minutes', $this->hold_for_the_press( ... ), 1 );
		// A hold counts for failed orders too, which may be tried again; what failed for good lets go.
		add_action( 'woocommerce_order_status_failed', 'wc_release_stock_for_order', 11 );
		// The two roads on which WooCommerce takes money for goods that it has not held.
		add_action( 'woocommerce_before_pay_action', $this->hold_for_payment( ... ) );
		add_action( 'woocommerce_store_api_checkout_order_processed', $this->hold_for_store_api( ... ) );
	}

	/**
	 * @param mixed $query       Sums up what other orders hold of a product while they wait for their payment.
	 * @param mixed $product_id  The product.
	 * @param mixed $excluded_id The order that asks.
	 */
	private function count_until_taken( mixed $query, mixed $product_id, mixed $excluded_id ): mixed {
		if ( ! is_numeric( $product_id ) || ! is_numeric( $excluded_id ) ) {
			return $query;
		}
		$counted = array_map( sanitize_key( ... ), array_filter( wc_get_is_paid_statuses(), is_string( ... ) ) );

		return $this->holds->counting_query( (int) $product_id, (int) $excluded_id, [ 'checkout-draft', 'pending', 'failed', 'on-hold', ...array_values( $counted ) ] );
	}

	private function begin_taking( mixed $can, mixed $order ): mixed {
		$this->taking = $order instanceof WC_Order && (bool) $can ? $order->get_id() : 0;

		return $can;
	}

	private function end_taking(): void {
		$this->taking = 0;
	}

	/**
	 * @param mixed $query WooCommerce's own, that changes the stock of one product.
	 */
	private function take( mixed $query, mixed $product_id, mixed $new_stock, mixed $operation ): mixed {
		if ( $this->taking === 0 || $operation !== 'decrease' || ! is_string( $query ) || ! is_numeric( $product_id ) ) {
			return $query;
		}

		$taking = $this->holds->taking_query( $query, (int) $product_id, $this->taking );
		if ( $taking === null ) {
			// The goods leave the stock, and count as held until the end: a buyer may be refused, none gets what is sold.
			wc_get_logger()->warning( 'The query that takes stock is not known, so goods and their hold are not taken in one statement: ' . $query, [ 'source' => 'vitrina-last-piece' ] );
		}

		return $taking ?? $query;
	}

	/**
	 * An owner who holds no goods for unpaid orders does not want them sold twice either.
	 */
	private function hold_for_the_press( mixed $minutes ): mixed {
		$wanted = get_option( 'woocommerce_hold_stock_minutes', 60 );

		return $minutes === 0 && ( ! is_numeric( $wanted ) || (int) $wanted === 0 ) ? 1 : $minutes;
	}

	private function hold_for_payment( mixed $order ): void {
		if ( ! $order instanceof WC_Order ) {
			return;
		}
		try {
			wc_reserve_stock_for_order( $order );
		} catch ( ReserveStockException $none ) {
			wc_add_notice( $none->getMessage(), 'error' );
		}
	}

	/**
	 * @throws RouteException When others have the goods.
	 */
	private function hold_for_store_api( mixed $order ): void {
		if ( ! $order instanceof WC_Order || $this->holds->has_any( $order->get_id() ) ) {
			return;
		}
		try {
			wc_reserve_stock_for_order( $order );
		} catch ( ReserveStockException $none ) {
			throw new RouteException( esc_html( $none->getErrorCode() ), esc_html( $none->getMessage() ), 409 );
		}
	}
}
