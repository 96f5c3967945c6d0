<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BankLink;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Orders;
use WP_Error;

/**
 * All callback tests with orders stored as posts.
 */
#[Group( 'full' )]
final class LegacyOrdersTest extends CallbackTest {

	private static int $newest_before = 0;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		if ( ! self::has_shop() ) {
			return;
		}
		self::store_orders_in_tables( 'no' );
		self::$newest_before = self::shop()->run( static fn (): int => Database::number( 'SELECT MAX(ID) FROM ' . Database::table( 'posts' ) ) );
	}

	public static function tearDownAfterClass(): void {
		if ( self::has_shop() ) {
			$newest = self::$newest_before;
			self::shop()->run(
				static function () use ( $newest ): void {
					foreach ( Database::column( 'SELECT ID FROM ' . Database::table( 'posts' ) . " WHERE post_type LIKE 'shop_order%' AND ID > {$newest}" ) as $id ) {
						wp_delete_post( (int) $id, true );
					}
				}
			);
			self::store_orders_in_tables( 'yes' );
		}
		parent::tearDownAfterClass();
	}

	#[TestDox( '[BANK-04] the orders of these tests are posts' )]
	public function test_orders_are_posts(): void {
		$created = self::order();
		self::assertSame( 'shop_order', self::shop()->run( static fn (): string|false => get_post_type( $created['order'] ) ) );
	}

	#[TestDox( '[BANK-06] the attempts are on the order screen, and a refund of the order reaches the bank' )]
	public function test_screen(): void {
		$created = self::order();
		self::notice( $created['token']['PAID'] );
		$admin = self::visitor();
		$admin->log_in( 'admin' );
		$page = $admin->get( "/wp-admin/post.php?post={$created['order']}&action=edit" )->text();
		self::assertStringContainsString( 'Mokėjimai per banką', $page );
		self::assertStringContainsString( 'iš pranešimo', $page );
		$order  = $created['order'];
		$status = self::shop()->run(
			static function () use ( $order ): string {
				$refund = wc_create_refund(
					[
						'order_id'       => $order,
						'amount'         => '12.34',
						'refund_payment' => true,
					]
				);
				return $refund instanceof WP_Error ? $refund->get_error_message() : Orders::get( $order )->get_status();
			}
		);
		self::assertSame( 'refunded', $status );
	}

	/**
	 * Written to the database directly, because WooCommerce would copy the orders first.
	 */
	private static function store_orders_in_tables( string $in_tables ): void {
		self::shop()->run( static fn () => Database::wpdb()->update( Database::table( 'options' ), [ 'option_value' => $in_tables ], [ 'option_name' => 'woocommerce_custom_orders_table_enabled' ] ) );
	}
}
