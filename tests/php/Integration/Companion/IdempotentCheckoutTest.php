<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Interruption;
use Vitrina\Tests\Integration\BankLink\Support\BankTestCase;
use Vitrina\Tests\Integration\Support\Visitor;

/**
 * One cart results in one order, also if the first request never ended.
 */
final class IdempotentCheckoutTest extends BankTestCase {

	private static ?Closure $remove_code = null;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		if ( self::has_shop() ) {
			self::$remove_code = self::shop()->add_code( 'one-order', static fn () => Interruption::listen() );
		}
	}

	public static function tearDownAfterClass(): void {
		if ( self::$remove_code !== null ) {
			( self::$remove_code )();
			self::shop()->run(
				static function (): void {
					Interruption::remove();
					update_option( 'vitrina_companion_session_guard', 'yes' );
				}
			);
		}
		parent::tearDownAfterClass();
	}

	/**
	 * @return array<string, array{string, bool}> A query, and whether the order is placed through the Store API.
	 */
	public static function interruptions(): array {
		$points = [
			'before the order is written'      => '/^\s*INSERT INTO \S*wc_orders /',
			'between the order and its lines'  => '/^\s*INSERT INTO \S*woocommerce_order_items/',
			'before the session is saved'      => '/^\s*INSERT INTO \S*woocommerce_sessions/',
			'before the goods are held'        => '/^\s*INSERT INTO \S*wc_reserved_stock/',
			'before the order is placed'       => '/^\s*(INSERT INTO|UPDATE) \S*wc_orders .*wc-processing/s',
			'before the goods leave the stock' => '/^UPDATE \S*postmeta.* SET .*meta_value - ?1.*_stock/s',
			'before an e-mail is sent'          => '/^MAIL$/',
			'before the cart is emptied'       => '/^SHUTDOWN$/',
		];
		$cases  = [];
		foreach ( $points as $name => $point ) {
			$cases[ "{$name}, classic checkout" ] = [ $point, false ];
			$cases[ "{$name}, block checkout" ]   = [ $point, true ];
		}
		return $cases;
	}

	#[DataProvider( 'interruptions' )]
	#[TestDox( '[FIX-24] pay on delivery, the worker dies $_dataName: pressed again, it is one order, its stock moved once, the cart empty' )]
	#[Group( 'full' )]
	public function test_killed_worker( string $point, bool $is_by_store_api ): void {
		$email   = 'killed-' . bin2hex( random_bytes( 5 ) ) . '@vitrina.example';
		$shopper = self::shopper();
		$before  = self::stock();
		$place   = self::order_placer( $shopper, $email, $is_by_store_api, 'cod' );
		self::interrupt( 'die', $point );
		$place( false );
		self::assertFalse( self::shop()->run( static fn (): bool => Interruption::is_pending( 'die' ) ), 'No worker died.' );
		$place( false );
		self::assertSame( [ [ 'wc-processing' ], $before - 1, [] ], [ self::orders( $email ), self::stock(), $shopper->get( '/wp-json/wc/store/v1/cart' )->json()['items'] ?? null ] );
	}

	/**
	 * @return array<string, array{bool}>
	 */
	public static function checkouts(): array {
		return [
			'classic checkout' => [ false ],
			'block checkout'   => [ true ],
		];
	}

	#[DataProvider( 'checkouts' )]
	#[TestDox( '[FIX-25] $_dataName: a provider that is slower than the lock, and a second press: one order' )]
	#[Group( 'full' )]
	public function test_slow_provider( bool $is_by_store_api ): void {
		$email   = 'slow-' . bin2hex( random_bytes( 5 ) ) . '@vitrina.example';
		$shopper = self::shopper();
		$place   = self::order_placer( $shopper, $email, $is_by_store_api, self::METHOD );
		// As if the lock had expired.
		self::shop()->run( static fn (): bool => update_option( 'vitrina_companion_session_guard', 'no' ) );
		try {
			self::interrupt( 'wait', '/^\s*UPDATE \S*vitrina_payment_attempts.* SET .payment_id/' );
			$place( true );
			$place( false );
			sleep( 4 );
			self::assertFalse( self::shop()->run( static fn (): bool => Interruption::is_pending( 'wait' ) ), 'No request waited.' );
		} finally {
			self::shop()->run( static fn (): bool => update_option( 'vitrina_companion_session_guard', 'yes' ) );
		}
		self::assertSame( [ 'wc-pending' ], self::orders( $email ) );
	}

	#[TestDox( '[FIX-24] the same goods ordered again after the first order: two orders' )]
	#[Group( 'full' )]
	public function test_ordered_twice(): void {
		$email   = 'twice-' . bin2hex( random_bytes( 5 ) ) . '@vitrina.example';
		$shopper = self::shopper();
		self::order_placer( $shopper, $email, true, 'cod' )( false );
		$shopper->add_to_cart( self::$product );
		self::order_placer( $shopper, $email, true, 'cod' )( false );
		$shopper->add_to_cart( self::$product );
		self::order_placer( $shopper, $email, false, 'cod' )( false );
		self::assertCount( 3, self::orders( $email ) );
	}

	/**
	 * @return Closure( bool ): void Places the order; true: disconnects before the response.
	 */
	private static function order_placer( Visitor $shopper, string $email, bool $is_by_store_api, string $method ): Closure {
		$address = [
			'first_name' => 'Jonas',
			'last_name'  => 'Jonaitis',
			'country'    => 'LT',
			'address_1'  => 'Ozo g. 25',
			'city'       => 'Vilnius',
			'postcode'   => 'LT-07150',
			'phone'      => '+37061234567',
			'email'      => $email,
		];
		if ( $is_by_store_api ) {
			$path    = '/wp-json/wc/store/v1/checkout';
			$headers = $shopper->store_headers();
			$body    = json_encode(
				[
					'billing_address' => $address,
					'payment_method'  => $method,
					'payment_data'    => [
						[
							'key'   => self::FIELD,
							'value' => 'LT-HABALT22',
						],
					],
				],
				JSON_THROW_ON_ERROR
			);
		} else {
			$path    = '/?wc-ajax=checkout';
			$headers = [];
			$nonce   = $shopper->get( self::checkout_path() )->field( 'woocommerce-process-checkout-nonce' );
			$billing = array_combine( array_map( static fn ( string $key ): string => "billing_{$key}", array_keys( $address ) ), $address );
			$body    = http_build_query(
				$billing + [
					'payment_method'                     => $method,
					self::FIELD                          => 'LT-HABALT22',
					'terms'                              => '1',
					'terms-field'                        => '1',
					'woocommerce-process-checkout-nonce' => $nonce,
				]
			);
		}
		return static function ( bool $disconnects ) use ( $shopper, $path, $body, $headers ): void {
			$disconnects ? $shopper->send_and_disconnect( 'POST', $path, $body, $headers ) : $shopper->send( 'POST', $path, $body, $headers );
		};
	}

	/**
	 * @param 'die'|'wait' $kind
	 * @param string       $point As for `Interruption::schedule()`.
	 */
	private static function interrupt( string $kind, string $point ): void {
		self::shop()->run( static fn () => Interruption::schedule( $kind, $point ) );
	}

	/**
	 * @return list<string> Statuses of the orders, without drafts.
	 */
	private static function orders( string $email ): array {
		return self::shop()->run( static fn (): array => Database::column( 'SELECT status FROM ' . Database::table( 'wc_orders' ) . " WHERE billing_email = '{$email}' AND status <> 'wc-checkout-draft'" ) );
	}
}
