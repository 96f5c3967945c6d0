<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use LogicException;
use WC_Meta_Data;
use WC_Order;
use WC_Order_Item_Product;

/**
 * Orders of the shop. Runs inside WordPress.
 */
final class Orders {

	public static function get( int $id ): WC_Order {
		$order = wc_get_order( $id );
		return $order instanceof WC_Order ? $order : throw new LogicException( "There is no order {$id}." );
	}

	/**
	 * @return WC_Order A new order without products.
	 */
	public static function create( string $status = 'pending' ): WC_Order {
		$order = wc_create_order( [ 'status' => $status ] );
		return $order instanceof WC_Order ? $order : throw new LogicException( $order->get_error_message() );
	}

	public static function add_product( int $id, int $product_id, int $quantity = 1 ): void {
		$order = self::get( $id );
		$order->add_product( Products::get( $product_id ), $quantity );
		$order->calculate_totals();
		$order->save();
	}

	/**
	 * @return int Number of items with a product in the newest orders, without drafts.
	 */
	public static function count_placed( int $product_id ): int {
		$orders = wc_get_orders(
			[
				'limit'  => 20,
				'status' => array_diff( array_keys( wc_get_order_statuses() ), [ 'wc-checkout-draft' ] ),
			]
		);
		$count  = 0;
		foreach ( is_array( $orders ) ? $orders : [] as $order ) {
			foreach ( $order->get_items() as $item ) {
				$count += $item instanceof WC_Order_Item_Product && $item->get_product_id() === $product_id ? 1 : 0;
			}
		}
		return $count;
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

	public static function first_line( WC_Order $order ): WC_Order_Item_Product {
		$line = current( $order->get_items() );
		return $line instanceof WC_Order_Item_Product ? $line : throw new LogicException( 'The order has no products.' );
	}

	/**
	 * @return list<string> Texts of the order's notes.
	 */
	public static function notes( int $id ): array {
		return array_values( array_filter( array_column( wc_get_order_notes( [ 'order_id' => $id ] ), 'content' ), is_string( ... ) ) );
	}

	/**
	 * @return list<mixed> All values of a key.
	 */
	public static function meta( int $id, string $key ): array {
		/** @var list<WC_Meta_Data> $rows */
		$rows = array_values( (array) self::get( $id )->get_meta( $key, false ) );
		return array_map( static fn ( WC_Meta_Data $row ): mixed => $row->get_data()['value'], $rows );
	}

	/**
	 * @return string One value of a key; empty if it is no text.
	 */
	public static function text( WC_Order $order, string $key ): string {
		$value = $order->get_meta( $key );
		return is_string( $value ) ? $value : '';
	}

	public static function is_stock_reduced( WC_Order $order ): bool {
		return $order->get_order_stock_reduced();
	}
}
