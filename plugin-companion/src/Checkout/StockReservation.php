<?php
/**
 * A second try to pay is not told that there is no stock.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Checkout;

use Vitrina\Companion\Checkout\Storage\StockReservations;
use Vitrina\Companion\Storage\DatabaseException;
use Vitrina\Runtime\Hookable;
use WC_Order;

/**
 * WooCommerce writes down what an order holds, and takes a row that it did not have to change for
 * stock that is not there. That is so where the order held it already, until the same second: when
 * the first try failed at once, and the shopper pressed again. The order is refused then, and what
 * it held is let go.
 */
final readonly class StockReservation implements Hookable {
	public function __construct( private StockReservations $holds ) {}

	public function register_hooks(): void {
		add_filter( 'woocommerce_order_hold_stock_minutes', $this->end_otherwise( ... ), 20, 2 );
	}

	/**
	 * One minute longer, where the row would be as it is.
	 */
	private function end_otherwise( mixed $minutes, mixed $order ): mixed {
		if ( ! is_numeric( $minutes ) || (int) $minutes <= 0 || ! $order instanceof WC_Order ) {
			return $minutes;
		}
		try {
			$is_held = $this->holds->end_in( $order->get_id(), (int) $minutes );
		} catch ( DatabaseException ) {
			// A minute too long does no harm, one too few refuses the order.
			$is_held = true;
		}

		return $is_held ? (int) $minutes + 1 : $minutes;
	}
}
