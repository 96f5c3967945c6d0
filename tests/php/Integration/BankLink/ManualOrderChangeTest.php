<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BankLink;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Integration\BankLink\Support\BankTestCase;

/**
 * Orders changed by people or by a failing database besides the bank.
 */
final class ManualOrderChangeTest extends BankTestCase {

	/**
	 * Runs in another process meanwhile.
	 */
	private const NOTICE = '$notice = static fn (): int => (int) wp_remote_retrieve_response_code( wp_remote_post( home_url( "/?wc-api=vitrina_bank_link_notice&provider=sandbox" ), [ "body" => wp_json_encode( [ "orderToken" => $created["token"]["PAID"] ] ) ] ) );';

	#[TestDox( '[FIX-24] marked as paid manually, then confirmed by the bank: one payment, one stock change, and it can be refunded' )]
	#[Group( 'full' )]
	public function test_adopted(): void {
		$created = self::order();
		$before  = self::stock();
		self::shop()->run( 'wc_get_order( $id )->update_status( "processing", "", true ); return true;', [ 'id' => $created['order'] ] );
		self::assertSame( 200, self::notice( $created['token']['PAID'] )->status );
		$state = self::state( $created['order'] );
		self::assertSame( [ 'processing', '', $created['payment'], $before - 1 ], [ $state['status'], $state['attempts'][0]['manual_action'], $state['transaction'], self::stock() ] );
		$notes = self::shop()->run( 'return implode( "\n", array_column( wc_get_order_notes( [ "order_id" => $id ] ), "content" ) );', [ 'id' => $created['order'] ] );
		self::assertIsString( $notes );
		self::assertStringNotContainsString( 'du kartus', $notes );
		self::assertStringContainsString( 'ranka', $notes );
		self::assertTrue( self::shop()->run( '$gateway = new \Vitrina\BankLink\Gateway\Gateway(); return $gateway->can_refund_order( wc_get_order( $id ) );', [ 'id' => $created['order'] ] ) );
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function decisions(): array {
		return [
			'paid'      => [ 'processing', 'processing' ],
			'failed'    => [ 'failed', 'processing' ],
			'cancelled' => [ 'cancelled', 'processing' ],
			'completed' => [ 'completed', 'completed' ],
		];
	}

	#[DataProvider( 'decisions' )]
	#[TestDox( '[FIX-24] the owner marks an order as $_dataName while it is being paid: it is paid, the stock changes once, the shopper gets one e-mail' )]
	public function test_decided_before( string $wanted, string $status ): void {
		$created = self::order();
		$before  = self::stock();
		$seen    = self::shop()->run(
			self::NOTICE . '
			$letters = 0;
			add_action( "woocommerce_email_sent", static function ( $sent, $id ) use ( &$letters ): void { $letters += "customer_processing_order" === $id ? 1 : 0; }, 10, 2 );
			$order = wc_get_order( $created["order"] );
			$order->get_items();
			$code  = $notice();
			$order->update_status( $wanted, "", true );
			return [ $code, $letters ];',
			compact( 'created', 'wanted' )
		);
		self::assertSame( [ 200, 0 ], $seen );
		$state = self::state( $created['order'] );
		self::assertSame( [ $status, $created['payment'], $before - 1 ], [ $state['status'], $state['transaction'], self::stock() ] );
	}

	#[TestDox( '[FIX-24] during the owner’s change a webhook gets 409 and is repeated; afterwards nothing is locked' )]
	public function test_claimed(): void {
		$created = self::order();
		$before  = self::stock();
		$seen    = self::shop()->run(
			self::NOTICE . '
			$codes = [];
			add_action( "woocommerce_order_status_processing", static function () use ( &$codes, $notice ): void { $codes[] = $notice(); }, 5 );
			wc_get_order( $created["order"] )->update_status( "processing", "", true );
			$codes[] = $notice();
			global $wpdb;
			return [ ...$codes, (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}vitrina_payment_claims" ) ];',
			compact( 'created' )
		);
		self::assertSame( [ 409, 200, 0 ], $seen );
		self::assertSame( $before - 1, self::stock() );
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function chosen(): array {
		return [
			'nothing'   => [ 'wc-pending', 'processing' ],
			'cancelled' => [ 'wc-cancelled', 'processing' ],
			'completed' => [ 'wc-completed', 'completed' ],
		];
	}

	#[DataProvider( 'chosen' )]
	#[TestDox( '[FIX-24] the order is paid while its screen is open, and the owner saves it with the status "$_dataName": it stays paid' )]
	public function test_open_screen( string $chosen, string $status ): void {
		$created = self::order();
		$admin   = self::visitor();
		$admin->log_in( 'admin' );
		$path = "/wp-admin/admin.php?page=wc-orders&action=edit&id={$created['order']}";
		$page = $admin->get( $path )->body;
		self::assertSame( 200, self::notice( $created['token']['PAID'] )->status );
		$form = [];
		preg_match_all( '/<input[^>]* name="(_wpnonce|woocommerce_meta_nonce|vitrina_bank_link_shown|post_ID|order_id)"[^>]* value="([^"]*)"/', $page, $found, PREG_SET_ORDER );
		foreach ( $found as [ , $name, $value ] ) {
			$form[ $name ] ??= $value;
		}
		self::assertArrayHasKey( '_wpnonce', $form );
		$admin->post(
			$path,
			$form + [
				'action'            => 'edit_order',
				'save'              => 'Update',
				'order_status'      => $chosen,
				'_transaction_id'   => '',
				'_payment_method'   => self::METHOD,
				'customer_user'     => '',
				'order_date'        => '2026-11-23',
				'order_date_hour'   => '10',
				'order_date_minute' => '0',
				'order_date_second' => '0',
			]
		);
		$state = self::state( $created['order'] );
		self::assertSame( [ $status, $created['payment'] ], [ $state['status'], $state['transaction'] ] );
	}

	#[TestDox( '[FIX-24] the owner’s change waits for the lock of a webhook' )]
	#[Group( 'full' )]
	public function test_waits(): void {
		$created = self::order();
		$seen    = self::shop()->run(
			'global $wpdb;
			$wpdb->insert( "{$wpdb->prefix}vitrina_payment_claims", [ "order_id" => $created["order"], "owner" => str_repeat( "a", 32 ), "expires_at" => time() + 2 ] );
			$held = [];
			add_action( "woocommerce_order_status_processing", static function () use ( &$held, $wpdb, $created ): void { $held = $wpdb->get_col( $wpdb->prepare( "SELECT owner FROM {$wpdb->prefix}vitrina_payment_claims WHERE order_id = %d", $created["order"] ) ); } );
			wc_get_order( $created["order"] )->update_status( "processing", "", true );
			return [ count( $held ), str_repeat( "a", 32 ) === ( $held[0] ?? "" ) ];',
			compact( 'created' )
		);
		self::assertSame( [ 1, false ], $seen );
	}

	/**
	 * @return array<string, array{bool}>
	 */
	public static function healers(): array {
		return [
			'the poll'       => [ false ],
			'a late webhook' => [ true ],
		];
	}

	#[DataProvider( 'healers' )]
	#[TestDox( '[FIX-24] the database lost its last second, and the order is unpaid although its payment is settled: $_dataName applies it again' )]
	public function test_lost( bool $by_notice ): void {
		$created = self::order();
		self::shop()->run( 'global $wpdb; return $wpdb->update( "{$wpdb->prefix}vitrina_payment_attempts", [ "state" => "paid", "settled" => "paid", "poll_at" => null ], [ "id" => $created["attempt"] ] );', compact( 'created' ) );
		if ( $by_notice ) {
			self::assertSame( 200, self::notice( $created['token']['PAID'] )->status );
		} else {
			self::shop()->run( 'do_action( "vitrina_bank_link_poll" ); return true;' );
		}
		$state = self::state( $created['order'] );
		self::assertSame( [ 'processing', $created['payment'], true ], [ $state['status'], $state['transaction'], $state['reduced'] ] );
	}

	#[TestDox( '[FIX-24] a paid order that the owner has set back on purpose is not changed' )]
	public function test_put_back(): void {
		$created = self::order();
		self::notice( $created['token']['PAID'] );
		self::shop()->run( 'wc_get_order( $id )->update_status( "cancelled", "", true ); do_action( "vitrina_bank_link_poll" ); return true;', [ 'id' => $created['order'] ] );
		self::notice( $created['token']['PAID'] );
		self::assertSame( 'cancelled', self::state( $created['order'] )['status'] );
	}

	private static function stock(): int {
		$stock = self::shop()->run( 'return wc_get_product( $product )->get_stock_quantity();', [ 'product' => self::$product ] );
		return is_int( $stock ) ? $stock : 0;
	}
}
