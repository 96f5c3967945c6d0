<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Checkout\Storage;

use Automattic\WooCommerce\Utilities\OrderUtil;
use Vitrina\Runtime\Database;
use Vitrina\Runtime\DatabaseException;

/** WooCommerce's table of stock that is reserved for unpaid orders. */
final class StockReservations {
	/** Whether the order has reserved stock now. */
	public function has_any( int $order_id ): bool {
		$db = Database::connection();
		return $db->get_var(
			$db->prepare( 'SELECT 1 FROM %i WHERE order_id = %d AND expires > NOW() LIMIT 1', $db->prefix . 'wc_reserved_stock', $order_id )
		) !== null;
	}

	/**
	 * Query for the quantity of a product that orders of some statuses have reserved. WooCommerce uses it
	 * as a subquery.
	 *
	 * @param list<string> $statuses Without "wc-".
	 */
	public function reserved_quantity_query( int $product_id, int $excluded_id, array $statuses ): string {
		$db      = Database::connection();
		$columns = OrderUtil::custom_orders_table_usage_is_enabled() ? [ 'status', 'id' ] : [ 'post_status', 'ID' ];
		$places  = implode( ', ', array_fill( 0, count( $statuses ), '%s' ) );
		return (string) $db->prepare(
			"SELECT COALESCE( SUM( stock_table.`stock_quantity` ), 0 ) FROM %i stock_table
			INNER JOIN %i orders ON stock_table.`order_id` = orders.%i
			WHERE orders.%i IN ( {$places} )
			AND stock_table.`expires` > NOW()
			AND stock_table.`product_id` = %d
			AND stock_table.`order_id` != %d",
			$db->prefix . 'wc_reserved_stock',
			OrderUtil::get_table_for_orders(),
			$columns[1],
			$columns[0],
			...array_map( static fn ( string $status ): string => "wc-{$status}", $statuses ),
			...[ $product_id, $excluded_id ]
		);
	}

	/**
	 * WooCommerce's query that reduces a product's stock, extended to reduce the order's reservation in
	 * the same statement: no parallel request counts the items twice, or not at all.
	 *
	 * @return string|null Null for an unknown query: the quantity is read from the query, because nothing else
	 *                     contains it.
	 */
	public function reduction_query( string $query, int $product_id, int $order_id ): ?string {
		$db       = Database::connection();
		$is_known = preg_match( "/^UPDATE {$db->postmeta} SET meta_value = meta_value -([\d.]+) WHERE post_id = {$product_id} AND meta_key='_stock'$/", $query, $found );
		if ( $is_known !== 1 ) {
			return null;
		}
		return is_a( $db, 'WP_SQLite_DB' ) ? $query : (string) $db->prepare(
			'UPDATE %i stock LEFT JOIN %i hold ON hold.product_id = stock.post_id AND hold.order_id = %d SET stock.meta_value = stock.meta_value - %f, hold.stock_quantity = GREATEST( 0, hold.stock_quantity - %f ) WHERE stock.post_id = %d AND stock.meta_key = %s',
			$db->postmeta,
			$db->prefix . 'wc_reserved_stock',
			$order_id,
			(float) $found[1],
			(float) $found[1],
			$product_id,
			'_stock'
		);
	}

	/**
	 * Whether a reservation of the order expires in exactly so many minutes, to the second.
	 *
	 * @throws DatabaseException When the query failed.
	 */
	public function expires_in( int $order_id, int $minutes ): bool {
		return Database::select_value( 'SELECT 1 FROM %i WHERE order_id = %d AND expires = NOW() + INTERVAL %d MINUTE LIMIT 1', Database::connection()->prefix . 'wc_reserved_stock', $order_id, $minutes ) !== null;
	}
}
