<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use Automattic\WooCommerce\Checkout\Helpers\ReserveStockException;
use WC_Order;

/**
 * A new product of which few are in stock, and its orders. Runs inside WordPress.
 */
final readonly class ScarceProduct {

	private int $id;

	public function __construct( int $stock ) {
		$this->id = Products::create(
			[
				'name'               => 'Last piece',
				'regular_price'      => '5',
				'virtual'            => true,
				'catalog_visibility' => 'hidden',
				'manage_stock'       => true,
				'stock_quantity'     => $stock,
			]
		);
	}

	public function create_order(): WC_Order {
		$order = Orders::create();
		$order->add_product( Products::get( $this->id ), 1 );
		$order->set_address(
			[
				'first_name' => 'Jonas',
				'country'    => 'LT',
				'email'      => 'jonas@example.com',
			],
			'billing'
		);
		$order->calculate_totals();
		$order->save();
		return $order;
	}

	/**
	 * @return 'held'|'none left'
	 */
	public function reserve( WC_Order $order ): string {
		try {
			wc_reserve_stock_for_order( $order );
			return 'held';
		} catch ( ReserveStockException ) {
			return 'none left';
		}
	}

	public function delete(): void {
		Products::delete( [ $this->id ] );
	}

	/**
	 * @return int The stock in the database.
	 */
	public function stock(): int {
		return Database::number( 'SELECT meta_value FROM ' . Database::table( 'postmeta' ) . " WHERE post_id = {$this->id} AND meta_key = '_stock'" );
	}
}
