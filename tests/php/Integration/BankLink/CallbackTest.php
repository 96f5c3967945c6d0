<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BankLink;

use Automattic\WooCommerce\Caches\OrderCache;
use Automattic\WooCommerce\Utilities\OrderUtil;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\BankLink\Domain\Source;
use Vitrina\BankLink\Domain\Status;
use Vitrina\BankLink\Payment\WooCommerceOrderRepository;
use Vitrina\BankLink\Plugin;
use Vitrina\BankLink\Provider\PaymentRequest;
use Vitrina\BankLink\Storage\LockTable;
use Vitrina\Tests\Fixtures\BankPayments;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Orders;
use Vitrina\Tests\Integration\BankLink\Support\BankTestCase;

class CallbackTest extends BankTestCase {

	#[TestDox( '[BANK-04] repeated webhook, return and poll: one completion, one note, one stock change, one e-mail' )]
	#[Group( 'full' )]
	public function test_once(): void {
		$created = self::order();
		$before  = self::stock();
		for ( $time = 0; $time < 3; $time++ ) {
			self::assertSame( 200, self::notice( $created['token']['PAID'] )->status );
			self::assertStringContainsString( 'order-received', self::visitor()->get( self::return_path( $created['token']['PAID'] ) )->url );
			self::poll( $created['attempt'] );
		}
		$notes = self::state( $created['order'] )['notes'];
		self::assertSame( 1, self::state( $created['order'] )['paid'] );
		self::assertSame( $before - 1, self::stock() );
		foreach ( [ 'VOIDED', 'ABANDONED', 'AUTHORIZED', 'PENDING' ] as $late ) {
			self::assertSame( 200, self::notice( $created['token'][ $late ] )->status );
		}
		$state = self::state( $created['order'] );
		self::assertContains( $state['status'], [ 'processing', 'completed' ] );
		self::assertSame( $notes, $state['notes'] );
		self::assertSame( [ 'paid' ], array_column( $state['attempts'], 'state' ) );
		self::assertSame( [], self::locked_orders() );
	}

	#[TestDox( '[BANK-04] forged and foreign messages: 4xx, and no order table changes' )]
	#[Group( 'full' )]
	public function test_forged(): void {
		$created = self::order();
		$other   = self::order();
		$token   = $created['token']['PAID'];
		$parts   = explode( '.', $token );
		$bad     = [
			'nothing'           => null,
			'an empty one'      => '',
			'a list'            => [ $token ],
			'a flipped letter'  => substr_replace( $token, $token[-2] === 'A' ? 'B' : 'A', -2, 1 ),
			'without signature' => "{$parts[0]}.{$parts[1]}.",
			'algorithm none'    => 'eyJhbGciOiJub25lIn0.' . $parts[1] . '.',
			'other signature'   => "{$parts[0]}.{$parts[1]}." . explode( '.', $other['token']['PAID'] )[2],
			'bad UTF-8 as text' => "\u{fffd}.\u{0}.x",
			'a cent more'       => self::signed( $created, [ 'grandTotal' => '12.35' ] ),
			'a cent less'       => self::signed( $created, [ 'grandTotal' => '12.33' ] ),
			'another currency'  => self::signed( $created, [ 'currency' => 'PLN' ] ),
			'another order'     => self::signed( $created, [ 'merchantReference' => $other['reference'] ] ),
			'an unknown order'  => self::signed( $created, [ 'merchantReference' => '999999-x' ] ),
			'another payment'   => self::signed( $created, [ 'uuid' => $other['payment'] ] ),
			'another shop'      => self::signed( $created, [ 'accessKey' => 'other' ] ),
			'expired'           => self::signed( $created, [ 'iat' => time() - 7200, 'exp' => time() - 3600 ] ),
			'of the future'     => self::signed( $created, [ 'iat' => time() + 3600, 'exp' => time() + 7200 ] ),
			'another state'     => self::signed( $created, [ 'paymentStatus' => 'DONE' ] ),
			'the page’s link'   => self::signed( $created, [ 'sandboxPage' => $created['payment'], 'uuid' => null ] ),
		];
		$before = self::checksum();
		foreach ( $bad as $name => $forged ) {
			self::assertSame( 400, self::notice( $forged )->status, "notice: {$name}" );
			self::assertSame( 400, self::visitor()->get( self::return_path( is_string( $forged ) ? $forged : '' ) )->status, "return: {$name}" );
		}
		self::assertSame( 400, self::visitor()->get( '/?wc-api=vitrina_bank_link_return&provider=sandbox&order-token[]=' . $token )->status );
		self::assertSame( 400, self::visitor()->send( 'POST', '/?wc-api=vitrina_bank_link_notice&provider=sandbox', "orderToken={$token}" )->status );
		self::assertSame( 405, self::visitor()->get( '/?wc-api=vitrina_bank_link_notice&provider=sandbox' )->status );
		self::assertSame( 404, self::visitor()->get( '/?wc-api=vitrina_bank_link_return&provider=nobody&order-token=' . $token )->status );
		self::assertSame( 400, self::notice( $token, 'refundToken' )->status );
		self::assertSame( $before, self::checksum() );
	}

	#[TestDox( '[BANK-05] in live mode messages of the sandbox bank are rejected, and it has no page' )]
	#[Group( 'full' )]
	public function test_live(): void {
		$created = self::order();
		$page    = self::shop()->run( static fn (): string => Plugin::instance()->providers->sandbox()?->create_payment( new PaymentRequest( 'x', 1, 'EUR', 'HABALT22', 'LT', '', 'lt', '', '' ) )->url ?? '' );
		self::assertSame( 200, self::visitor()->get( $page )->status );
		self::assertSame( 403, self::visitor()->get( substr( $page, 0, -2 ) )->status );
		self::assertSame( 403, self::visitor()->get( '/?wc-api=vitrina_bank_link_sandbox' )->status );
		try {
			self::settings( [ 'mode' => 'live' ] );
			self::assertSame( 404, self::visitor()->get( $page )->status );
			self::assertSame( 404, self::notice( $created['token']['PAID'] )->status );
			self::assertSame( 404, self::visitor()->get( self::return_path( $created['token']['PAID'] ) )->status );
		} finally {
			self::settings();
		}
		self::assertSame( 'pending', self::state( $created['order'] )['status'] );
	}

	#[TestDox( '[BANK-04] a lock of a live request: the webhook gets 409 and is repeated; a lock whose owner died expires' )]
	public function test_lock(): void {
		$created = self::order();
		self::lock( $created['order'], 60 );
		$busy = self::notice( $created['token']['PAID'] );
		self::assertSame( [ 409, '5' ], [ $busy->status, $busy->header( 'retry-after' ) ] );
		self::assertSame( 'pending', self::state( $created['order'] )['status'] );
		self::lock( $created['order'], -1 );
		self::assertSame( 200, self::notice( $created['token']['PAID'] )->status );
		self::assertSame( 1, self::state( $created['order'] )['paid'] );
		self::lock( $created['order'], -1 );
		self::shop()->run( static fn () => do_action( 'vitrina_bank_link_poll' ) );
		self::assertSame( [], self::locked_orders() );
	}

	#[TestDox( '[BANK-04] only its owner can release a lock, and only one of two acquires it' )]
	public function test_lock_owner(): void {
		$seen = self::shop()->run(
			static function (): array {
				$locks  = new LockTable();
				$owner  = $locks->acquire( 424242 );
				$second = $locks->acquire( 424242 );
				$locks->release( 424242, 'somebody else' );
				$third = $locks->acquire( 424242 );
				$locks->release( 424242, (string) $owner );
				$fourth = $locks->acquire( 424242 );
				$locks->release( 424242, (string) $fourth );
				return [ $owner !== null, $second, $third, $fourth !== null ];
			}
		);
		self::assertSame( [ true, null, null, true ], $seen );
	}

	#[TestDox( '[BANK-04] a request that has read the order before another one paid it does not complete it again' )]
	public function test_fresh_order(): void {
		$created = self::order();
		$seen    = self::shop()->run(
			static function () use ( $created ): array {
				$plugin  = Plugin::instance();
				$stale   = Orders::get( $created['order'] );
				$attempt = BankPayments::attempt( $created['attempt'] );
				BankPayments::send_webhook( $created['token']['PAID'] );
				$plugin->report_handler->apply_status( $attempt, Status::Paid, Source::Return );
				$view = ( new WooCommerceOrderRepository( $plugin->attempts ) )->view( $created['order'] );
				return [ $stale->get_status(), $view?->is_paid ];
			}
		);
		self::assertSame( [ 'pending', true ], $seen );
		self::assertSame( 1, self::state( $created['order'] )['paid'] );
	}

	#[TestDox( '[BANK-04] the order is read uncached, also with an old copy in the object cache' )]
	public function test_order_is_read_uncached(): void {
		$created = self::order();
		$seen    = self::shop()->run(
			static function () use ( $created ): ?string {
				$cache = wc_get_container()->get( OrderCache::class );
				add_filter( 'pre_option_woocommerce_hpos_datastore_caching_enabled', static fn (): string => 'yes' );
				$cache->set( Orders::get( $created['order'] ), $created['order'] );
				if ( OrderUtil::custom_orders_table_usage_is_enabled() ) {
					Database::wpdb()->update( Database::table( 'wc_orders' ), [ 'status' => 'wc-processing' ], [ 'id' => $created['order'] ] );
				} else {
					Database::wpdb()->update( Database::table( 'posts' ), [ 'post_status' => 'wc-processing' ], [ 'ID' => $created['order'] ] );
				}
				return ( new WooCommerceOrderRepository( Plugin::instance()->attempts ) )->view( $created['order'] )?->status;
			}
		);
		self::assertSame( 'processing', $seen );
	}

	#[TestDox( '[FIX-24] a payment that the database lost is applied again by the next poll, also to an order that was cancelled meanwhile; an order that was paid and then cancelled stays cancelled' )]
	public function test_lost_payment(): void {
		$lost = self::order();
		$paid = self::order();
		self::notice( $paid['token']['PAID'] );
		$missing = self::shop()->run(
			static function () use ( $lost, $paid ): array {
				Orders::get( $lost['order'] )->update_status( 'cancelled' );
				Orders::get( $paid['order'] )->update_status( 'cancelled' );
				// The attempt is stored as settled, the paid order is not.
				BankPayments::settle_without_order( $lost['attempt'] );
				$found = array_column( Plugin::instance()->attempts->missing_on_order( 20 ), 'id' );
				do_action( 'vitrina_bank_link_poll' );
				return array_values( array_intersect( [ $lost['attempt'], $paid['attempt'] ], $found ) );
			}
		);
		self::assertSame( [ $lost['attempt'] ], $missing );
		$state = self::state( $lost['order'] );
		self::assertContains( $state['status'], [ 'processing', 'completed' ] );
		self::assertSame( $lost['payment'], $state['transaction'] );
		self::assertSame( 'cancelled', self::state( $paid['order'] )['status'] );
	}

	#[TestDox( '[BANK-04] a payment for an order whose total has changed puts it on hold for review' )]
	public function test_changed_order(): void {
		$created = self::order();
		$product = self::$product;
		self::shop()->run( static fn () => Orders::add_product( $created['order'], $product ) );
		self::assertSame( 200, self::notice( $created['token']['PAID'] )->status );
		$state = self::state( $created['order'] );
		self::assertSame( [ 'on-hold', 'review' ], [ $state['status'], $state['attempts'][0]['manual_action'] ] );
	}

	#[TestDox( '[BANK-06] paid at two banks: one completion, the other payment is marked for a refund' )]
	public function test_paid_twice(): void {
		$created = self::order();
		$second  = self::try_again( $created['order'] );
		self::notice( $second['token']['PAID'] );
		self::notice( $created['token']['PAID'] );
		$state = self::state( $created['order'] );
		self::assertSame( $second['payment'], $state['transaction'] );
		self::assertSame( [ 'surplus', '' ], array_column( $state['attempts'], 'manual_action' ) );
	}

	#[TestDox( '[BANK-06] a bank accepts and then rejects: on hold, then failed, the stock restored; paid after all: completed' )]
	#[Group( 'full' )]
	public function test_held_then_failed(): void {
		$created = self::order();
		$before  = self::stock();
		self::notice( $created['token']['AUTHORIZED'] );
		self::assertSame( [ 'on-hold', $before - 1 ], [ self::state( $created['order'] )['status'], self::stock() ] );
		self::notice( $created['token']['VOIDED'] );
		self::assertSame( [ 'failed', $before ], [ self::state( $created['order'] )['status'], self::stock() ] );
		self::notice( $created['token']['PAID'] );
		self::assertSame( [ 1, $before - 1 ], [ self::state( $created['order'] )['paid'], self::stock() ] );
	}

	#[TestDox( '[BANK-06] an unpaid order is not cancelled while the shopper may be at the bank' )]
	public function test_order_is_not_cancelled(): void {
		$created = self::order();
		$seen    = self::shop()->run(
			static fn (): array => [
				apply_filters( 'woocommerce_cancel_unpaid_order', true, Orders::get( $created['order'] ) ),
				apply_filters( 'woocommerce_cancel_unpaid_order', true, wc_create_order() ),
			]
		);
		self::assertSame( [ false, true ], $seen );
	}

	#[TestDox( '[FIX-26] stock is held for a shopper at the bank as long as the order is kept, and not at all if another plugin disables it' )]
	public function test_stock_is_reserved_at_the_bank(): void {
		$created = self::order();
		$seen    = self::shop()->run(
			static function () use ( $created ): array {
				$order = Orders::get( $created['order'] );
				return [
					apply_filters( 'woocommerce_order_hold_stock_minutes', 60, $order ),
					apply_filters( 'woocommerce_order_hold_stock_minutes', 240, $order ),
					apply_filters( 'woocommerce_order_hold_stock_minutes', 0, $order ),
					apply_filters( 'woocommerce_order_hold_stock_minutes', 60, wc_create_order() ),
				];
			}
		);
		self::assertSame( [ 120, 240, 0, 60 ], $seen );
	}

	#[TestDox( '[FIX-29] rejected webhooks are counted: thirty of them are one line in the log' )]
	#[Group( 'full' )]
	public function test_rejected_webhooks(): void {
		self::shop()->run( static fn (): bool => delete_option( 'vitrina_bank_link_refusals' ) );
		$before = self::logged_rejections();
		$token  = self::order()['token']['PAID'];
		for ( $sent = 0; $sent < 30; $sent++ ) {
			self::notice( "{$token}x{$sent}" );
		}
		self::assertSame( $before + 1, self::logged_rejections() );
	}

	#[TestDox( '[BANK-04] no keys and tokens in a log' )]
	public function test_log(): void {
		self::shop()->run( static fn (): bool => delete_option( 'vitrina_bank_link_refusals' ) );
		$created = self::order();
		self::notice( $created['token']['PAID'] . 'x' );
		self::visitor()->get( self::return_path( 'x' . $created['token']['PAID'] ) );
		$log = self::shop()->run(
			static function () use ( $created ): array {
				$text = BankPayments::log();
				return [
					str_contains( $text, 'notice_refused why=signature' ),
					str_contains( $text, Plugin::instance()->settings->sandbox_key() ),
					str_contains( $text, explode( '.', $created['token']['PAID'] )[1] ),
					str_contains( $text, 'jonas@' ),
				];
			}
		);
		self::assertSame( [ true, false, false, false ], $log );
	}

	/**
	 * @return list<int>
	 */
	private static function locked_orders(): array {
		return self::shop()->run( static fn (): array => BankPayments::locked_orders() );
	}

	private static function lock( int $order_id, int $seconds ): void {
		self::shop()->run( static fn () => BankPayments::lock( $order_id, $seconds ) );
	}

	private static function logged_rejections(): int {
		return self::shop()->run( static fn (): int => substr_count( BankPayments::log(), 'notice_refused' ) );
	}

	private static function poll( int $attempt ): void {
		self::shop()->run( static fn () => Plugin::instance()->poller->poll( BankPayments::attempt( $attempt ) ) );
	}
}
