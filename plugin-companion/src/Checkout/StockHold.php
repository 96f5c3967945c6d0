<?php
/**
 * A second try to pay is not told that there is no stock.
 *
 * @package Vitrina\Companion
 */

declare(strict_types=1);

namespace Vitrina\Companion\Checkout;

use Vitrina\Companion\Checkout\Storage\StockHolds;
use Vitrina\Companion\HasHooks;
use WC_Order;

/**
 * WooCommerce writes down what an order holds, and takes a row that it did not have to change for
 * stock that is not there. That is so where the order held it already, until the same second: when
 * the first try failed at once, and the shopper pressed again. The order is refused then, and what
 * it held is let go.
 */
final readonly class StockHold implements HasHooks {
	public function __construct( private StockHolds $holds ) {}

	public function register_hooks(): void {
		add_filter( 'woocommerce_order_hold_stock_minutes', $this->end_otherwise( ... ), 20, 2 );
	}

	/**
	 * One minute longer, where the row would be as it is.
	 */
	private function end_otherwise( mixed $minutes, mixed $order ): mixed {
		$is_held = is_numeric( $minutes ) && (int) $minutes > 0 && $order instanceof WC_Order && $this->holds->end_in( $order->get_id(), (int) $minutes );

		return $is_held ? (int) $minutes + 1 : $minutes;
	}
}
