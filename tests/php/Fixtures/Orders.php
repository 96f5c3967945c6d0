<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use LogicException;
use WC_Order;

/**
 * Orders of the shop. Runs inside WordPress.
 */
final class Orders {

	public static function get( int $id ): WC_Order {
		$order = wc_get_order( $id );
		return $order instanceof WC_Order ? $order : throw new LogicException( "There is no order {$id}." );
	}

	public static function add_product( int $id, int $product_id, int $quantity = 1 ): void {
		$order = self::get( $id );
		$order->add_product( Products::get( $product_id ), $quantity );
		$order->calculate_totals();
		$order->save();
	}

	public static function newest_id(): int {
		$orders = wc_get_orders(
			[
				'limit'   => 1,
				'orderby' => 'id',
				'order'   => 'DESC',
			]
		);
		return is_array( $orders ) && isset( $orders[0] ) ? $orders[0]->get_id() : 0;
	}

	/**
	 * @return list<string> Texts of the order's notes.
	 */
	public static function notes( int $id ): array {
		return array_values( array_filter( array_column( wc_get_order_notes( [ 'order_id' => $id ] ), 'content' ), is_string( ... ) ) );
	}

	public static function is_stock_reduced( WC_Order $order ): bool {
		return $order->get_order_stock_reduced();
	}
}
