<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BankLink;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\BankLink\Gateway\Gateway;
use Vitrina\Tests\Fixtures\BankPayments;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Orders;
use Vitrina\Tests\Integration\BankLink\Support\BankTestCase;
use Vitrina\Tests\Integration\Support\FastRun;

/**
 * Orders changed by people or by a failing database besides the bank.
 */
final class ManualOrderChangeTest extends BankTestCase {

	#[TestDox( '[FIX-24] marked as paid manually, then confirmed by the bank: one payment, one stock change, and it can be refunded' )]
	#[Group( 'full' )]
	public function test_marked_as_paid_manually(): void {
		$created = self::order();
		$before  = self::stock();
		self::shop()->run( static fn (): bool => Orders::get( $created['order'] )->update_status( 'processing', '', true ) );
		self::assertSame( 200, self::notice( $created['token']['PAID'] )->status );
		$state = self::state( $created['order'] );
		self::assertSame( [ 'processing', '', $created['payment'], $before - 1 ], [ $state['status'], $state['attempts'][0]['manual_action'], $state['transaction'], self::stock() ] );
		$notes = implode( "\n", self::shop()->run( static fn (): array => Orders::notes( $created['order'] ) ) );
		self::assertStringNotContainsString( 'du kartus', $notes );
		self::assertStringContainsString( 'ranka', $notes );
		self::assertTrue( self::shop()->run( static fn (): bool => ( new Gateway() )->can_refund_order( Orders::get( $created['order'] ) ) ) );
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function decisions(): array {
		return FastRun::first( 1, [
			'paid'      => [ 'processing', 'processing' ],
			'failed'    => [ 'failed', 'processing' ],
			'cancelled' => [ 'cancelled', 'processing' ],
			'completed' => [ 'completed', 'completed' ],
		] );
	}

	#[DataProvider( 'decisions' )]
	#[TestDox( '[FIX-24] the owner marks an order as $_dataName while it is being paid: it is paid, the stock changes once, the shopper gets one e-mail' )]
	public function test_status_changed_during_payment( string $wanted, string $status ): void {
		$created = self::order();
		$before  = self::stock();
		$seen    = self::shop()->run(
			static function () use ( $created, $wanted ): array {
				$mails = 0;
				add_action(
					'woocommerce_email_sent',
					static function ( bool $is_sent, string $id ) use ( &$mails ): void {
						$mails += $id === 'customer_processing_order' ? 1 : 0;
					},
					10,
					2
				);
				$order = Orders::get( $created['order'] );
				$order->get_items();
				$status = BankPayments::send_webhook( $created['token']['PAID'] );
				$order->update_status( $wanted, '', true );
				return [ $status, $mails ];
			}
		);
		self::assertSame( [ 200, 0 ], $seen );
		$state = self::state( $created['order'] );
		self::assertSame( [ $status, $created['payment'], $before - 1 ], [ $state['status'], $state['transaction'], self::stock() ] );
	}

	#[TestDox( '[FIX-24] during the owner’s change a webhook gets 409 and is repeated; afterwards nothing is locked' )]
	public function test_order_is_locked_during_change(): void {
		$created = self::order();
		$before  = self::stock();
		$seen    = self::shop()->run(
			static function () use ( $created ): array {
				$statuses = [];
				add_action(
					'woocommerce_order_status_processing',
					static function () use ( &$statuses, $created ): void {
						$statuses[] = BankPayments::send_webhook( $created['token']['PAID'] );
					},
					5
				);
				Orders::get( $created['order'] )->update_status( 'processing', '', true );
				$statuses[] = BankPayments::send_webhook( $created['token']['PAID'] );
				return [ ...$statuses, count( BankPayments::locked_orders() ) ];
			}
		);
		self::assertSame( [ 409, 200, 0 ], $seen );
		self::assertSame( $before - 1, self::stock() );
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function chosen(): array {
		return FastRun::first( 1, [
			'nothing'   => [ 'wc-pending', 'processing' ],
			'cancelled' => [ 'wc-cancelled', 'processing' ],
			'completed' => [ 'wc-completed', 'completed' ],
		] );
	}

	#[DataProvider( 'chosen' )]
	#[TestDox( '[FIX-24] the order is paid while its screen is open, and the owner saves it with the status "$_dataName": it stays paid' )]
	#[Group( 'full' )]
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
	public function test_waits_for_webhook(): void {
		$created = self::order();
		$seen    = self::shop()->run(
			static function () use ( $created ): array {
				BankPayments::lock( $created['order'], 2 );
				$owners = [];
				add_action(
					'woocommerce_order_status_processing',
					static function () use ( &$owners, $created ): void {
						$owners = Database::column( 'SELECT owner FROM ' . Database::table( 'vitrina_payment_claims' ) . " WHERE order_id = {$created['order']}" );
					}
				);
				Orders::get( $created['order'] )->update_status( 'processing', '', true );
				return [ count( $owners ), ( $owners[0] ?? '' ) === str_repeat( 'a', 32 ) ];
			}
		);
		self::assertSame( [ 1, false ], $seen );
	}

	/**
	 * @return array<string, array{bool}>
	 */
	public static function healers(): array {
		return FastRun::first( 1, [
			'the poll'       => [ false ],
			'a late webhook' => [ true ],
		] );
	}

	#[DataProvider( 'healers' )]
	#[TestDox( '[FIX-24] the database lost its last second, and the order is unpaid although its payment is settled: $_dataName applies it again' )]
	public function test_unapplied_payment( bool $by_notice ): void {
		$created = self::order();
		self::shop()->run(
			static fn () => Database::wpdb()->update(
				Database::table( 'vitrina_payment_attempts' ),
				[
					'state'   => 'paid',
					'settled' => 'paid',
					'poll_at' => null,
				],
				[ 'id' => $created['attempt'] ]
			)
		);
		if ( $by_notice ) {
			self::assertSame( 200, self::notice( $created['token']['PAID'] )->status );
		} else {
			self::shop()->run( static fn () => do_action( 'vitrina_bank_link_poll' ) );
		}
		$state = self::state( $created['order'] );
		self::assertSame( [ 'processing', $created['payment'], true ], [ $state['status'], $state['transaction'], $state['reduced'] ] );
	}

	#[TestDox( '[FIX-24] a paid order that the owner has set back on purpose is not changed' )]
	public function test_cancelled_after_payment(): void {
		$created = self::order();
		self::notice( $created['token']['PAID'] );
		self::shop()->run(
			static function () use ( $created ): void {
				Orders::get( $created['order'] )->update_status( 'cancelled', '', true );
				do_action( 'vitrina_bank_link_poll' );
			}
		);
		self::notice( $created['token']['PAID'] );
		self::assertSame( 'cancelled', self::state( $created['order'] )['status'] );
	}
}
