<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use Automattic\WooCommerce\Checkout\Helpers\ReserveStock;
use Automattic\WooCommerce\Checkout\Helpers\ReserveStockException;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\ScarceProduct;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;
use WC_Order;

/**
 * The stock that an order reserves while it waits for its payment.
 */
final class StockReservationTest extends ThemeTestCase {

	#[TestDox( '[BANK-06] an order that is tried again within a second keeps its stock; nobody is told that there is none' )]
	#[Group( 'full' )]
	public function test_retries_within_a_second(): void {
		$response = self::shop()->run(
			static function (): array {
				$product = new ScarceProduct( 1 );
				$order   = $product->create_order();
				$other   = $product->create_order();
				$reserve = static function ( WC_Order $order ): string {
					try {
						( new ReserveStock() )->reserve_stock_for_order( $order, 60 );
						return 'held';
					} catch ( ReserveStockException ) {
						return 'none left';
					}
				};
				try {
					// All of it in one second of the database.
					Database::wpdb()->query( 'SET timestamp = ' . ( time() + 5 ) );
					$seen = [ $reserve( $order ), $reserve( $order ), $reserve( $order ), $reserve( $other ) ];
					return [ ...$seen, Database::number( 'SELECT SUM( stock_quantity ) FROM ' . Database::table( 'wc_reserved_stock' ) . " WHERE order_id = {$order->get_id()}" ) ];
				} finally {
					Database::wpdb()->query( 'SET timestamp = DEFAULT' );
					( new ReserveStock() )->release_stock_for_order( $order );
					$order->delete( true );
					$other->delete( true );
					$product->delete();
				}
			}
		);
		self::assertSame( [ 'held', 'held', 'held', 'none left', 1 ], $response );
	}

	#[TestDox( '[BANK-06] an owner who holds no stock for unpaid orders still holds none' )]
	public function test_no_hold_time(): void {
		self::assertSame( 0, self::shop()->run( static fn (): mixed => apply_filters( 'woocommerce_order_hold_stock_minutes', 0, new WC_Order() ) ) );
	}
}
