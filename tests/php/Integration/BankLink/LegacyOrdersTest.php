<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BankLink;

use PHPUnit\Framework\Attributes\TestDox;

/**
 * All callback tests with orders stored as posts.
 */
final class LegacyOrdersTest extends CallbackTest {

	private static int $newest_before = 0;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		if ( ! self::has_shop() ) {
			return;
		}
		self::keep_orders_as( 'no' );
		$newest              = self::shop()->run( 'global $wpdb; return (int) $wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->posts}" );' );
		self::$newest_before = is_int( $newest ) ? $newest : 0;
	}

	public static function tearDownAfterClass(): void {
		if ( self::has_shop() ) {
			self::shop()->run( 'global $wpdb; foreach ( $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type LIKE %s AND ID > %d", "shop_order%", $after ) ) as $id ) { wp_delete_post( (int) $id, true ); } return true;', [ 'after' => self::$newest_before ] );
			self::keep_orders_as( 'yes' );
		}
		parent::tearDownAfterClass();
	}

	#[TestDox( '[BANK-04] the orders of these tests are posts' )]
	public function test_orders_are_posts(): void {
		$created = self::order();
		self::assertSame( 'shop_order', self::shop()->run( 'return get_post_type( $id );', [ 'id' => $created['order'] ] ) );
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
		$done = self::shop()->run( '$done = wc_create_refund( [ "order_id" => $order, "amount" => "12.34", "refund_payment" => true ] ); return is_wp_error( $done ) ? $done->get_error_message() : wc_get_order( $order )->get_status();', $created );
		self::assertSame( 'refunded', $done );
	}

	/**
	 * Written to the database directly, because WooCommerce would copy the orders first.
	 */
	private static function keep_orders_as( string $in_tables ): void {
		self::shop()->run( 'global $wpdb; $wpdb->update( $wpdb->options, [ "option_value" => $in_tables ], [ "option_name" => "woocommerce_custom_orders_table_enabled" ] ); return true;', compact( 'in_tables' ) );
	}
}
