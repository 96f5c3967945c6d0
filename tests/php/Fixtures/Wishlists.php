<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

/**
 * The table of customers' wishlists. Runs inside WordPress.
 */
final class Wishlists {

	public static function insert( string $customer, int $product_id ): void {
		Database::wpdb()->insert(
			Database::table( 'vitrina_wishlist' ),
			[
				'user_id'    => Users::get( $customer )->ID,
				'product_id' => $product_id,
				'added_at'   => 5,
			]
		);
	}

	/**
	 * @return list<int> Of all customers.
	 */
	public static function product_ids(): array {
		return array_map( intval( ... ), Database::column( 'SELECT product_id FROM ' . Database::table( 'vitrina_wishlist' ) . ' ORDER BY product_id' ) );
	}
}
