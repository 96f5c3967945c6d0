<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;
use WC_Order;

/**
 * The stock that an order reserves while it waits for its payment.
 */
final class StockReservationTest extends ThemeTestCase {

	#[TestDox( '[BANK-06] an order that is tried again within a second keeps its stock; nobody is told that there is none' )]
	public function test_retries_within_a_second(): void {
		$response = self::shop()->run(
			'global $wpdb;
			$product = new WC_Product_Simple();
			$product->set_props( [ "name" => "Paskutinis vienetas", "regular_price" => "5", "manage_stock" => true, "stock_quantity" => 1 ] );
			$product->save();
			$make  = static function () use ( $product ): WC_Order {
				$order = wc_create_order();
				$order->add_product( $product, 1 );
				$order->save();
				return $order;
			};
			$order = $make();
			$other = $make();
			$try   = static function ( WC_Order $order ): string {
				try {
					( new Automattic\WooCommerce\Checkout\Helpers\ReserveStock() )->reserve_stock_for_order( $order, 60 );
					return "held";
				} catch ( Automattic\WooCommerce\Checkout\Helpers\ReserveStockException $none ) {
					return "none left";
				}
			};
			try {
				// All of it in one second of the database.
				$wpdb->query( "SET timestamp = " . ( time() + 5 ) );
				$seen = [ $try( $order ), $try( $order ), $try( $order ), $try( $other ) ];
				$held = (int) $wpdb->get_var( $wpdb->prepare( "SELECT SUM( stock_quantity ) FROM {$wpdb->wc_reserved_stock} WHERE order_id = %d", $order->get_id() ) );
				return [ ...$seen, $held ];
			} finally {
				$wpdb->query( "SET timestamp = DEFAULT" );
				( new Automattic\WooCommerce\Checkout\Helpers\ReserveStock() )->release_stock_for_order( $order );
				$order->delete( true );
				$other->delete( true );
				$product->delete( true );
			}'
		);
		self::assertSame( [ 'held', 'held', 'held', 'none left', 1 ], $response );
	}

	#[TestDox( '[BANK-06] an owner who holds no stock for unpaid orders still holds none' )]
	public function test_no_hold_time(): void {
		self::assertSame( 0, self::shop()->run( static fn (): mixed => apply_filters( 'woocommerce_order_hold_stock_minutes', 0, new WC_Order() ) ) );
	}
}
