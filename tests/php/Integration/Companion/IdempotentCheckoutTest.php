<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Integration\BankLink\Support\BankTestCase;
use Vitrina\Tests\Integration\Support\Visitor;

/**
 * One cart is one order, also where the first press never ended.
 */
final class IdempotentCheckoutTest extends BankTestCase {

	/**
	 * Lets one request die, or take its time, before a query that looks like what stands in the file.
	 */
	private const CODE = '
		$vitrina_test_do = static function ( string $text ): void {
			foreach ( [ "die", "wait" ] as $deed ) {
				$file = WP_CONTENT_DIR . "/test-{$deed}.txt";
				$what = is_file( $file ) ? (string) file_get_contents( $file ) : "";
				if ( "" !== $what && 1 === preg_match( $what, $text ) && @unlink( $file ) ) {
					"die" === $deed ? posix_kill( (int) getmypid(), 9 ) : sleep( 4 );
				}
			}
		};
		if ( isset( $_SERVER["REQUEST_METHOD"] ) && "POST" === $_SERVER["REQUEST_METHOD"] ) {
			add_filter( "query", static function ( string $query ) use ( $vitrina_test_do ): string { $vitrina_test_do( $query ); return $query; } );
			add_filter( "pre_wp_mail", static function ( $sent ) use ( $vitrina_test_do ) { $vitrina_test_do( "MAIL" ); return $sent; }, 1 );
			add_action( "shutdown", static function () use ( $vitrina_test_do ): void { $vitrina_test_do( "SHUTDOWN" ); }, 1 );
		}';

	private static ?Closure $remove_code = null;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		if ( self::has_shop() ) {
			self::$remove_code = self::shop()->add_code( 'one-order', self::CODE );
		}
	}

	public static function tearDownAfterClass(): void {
		if ( self::$remove_code !== null ) {
			( self::$remove_code )();
			self::shop()->run( 'foreach ( [ "die", "wait" ] as $deed ) { @unlink( WP_CONTENT_DIR . "/test-{$deed}.txt" ); } update_option( "vitrina_companion_session_guard", "yes" ); return true;' );
		}
		parent::tearDownAfterClass();
	}

	/**
	 * @return array<string, array{string, bool}> A query, and whether the order is placed through the Store API.
	 */
	public static function deaths(): array {
		$points = [
			'before the order is written'      => '/^\s*INSERT INTO \S*wc_orders /',
			'between the order and its lines'  => '/^\s*INSERT INTO \S*woocommerce_order_items/',
			'before the session is saved'      => '/^\s*INSERT INTO \S*woocommerce_sessions/',
			'before the goods are held'        => '/^\s*INSERT INTO \S*wc_reserved_stock/',
			'before the order is placed'       => '/^\s*(INSERT INTO|UPDATE) \S*wc_orders .*wc-processing/s',
			'before the goods leave the stock' => '/^UPDATE \S*postmeta.* SET .*meta_value - ?1.*_stock/s',
			'before a letter is sent'          => '/^MAIL$/',
			'before the cart is emptied'       => '/^SHUTDOWN$/',
		];
		$cases  = [];
		foreach ( $points as $name => $point ) {
			$cases[ "{$name}, classic checkout" ] = [ $point, false ];
			$cases[ "{$name}, block checkout" ]   = [ $point, true ];
		}
		return $cases;
	}

	#[DataProvider( 'deaths' )]
	#[TestDox( '[FIX-24] pay on delivery, the worker dies $_dataName: pressed again, it is one order, its stock moved once, the cart empty' )]
	#[Group( 'full' )]
	public function test_killed( string $point, bool $is_by_store_api ): void {
		$email   = 'killed-' . bin2hex( random_bytes( 5 ) ) . '@vitrina.example';
		$shopper = self::shopper();
		$before  = self::stock();
		$press   = self::press( $shopper, $email, $is_by_store_api, 'cod' );
		self::put( 'die', $point );
		$press( false );
		self::assertFalse( self::shop()->run( 'return is_file( WP_CONTENT_DIR . "/test-die.txt" );' ), 'No worker died.' );
		$press( false );
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
		$press   = self::press( $shopper, $email, $is_by_store_api, self::METHOD );
		// As if the lock had ended already.
		self::shop()->run( 'return update_option( "vitrina_companion_session_guard", "no" );' );
		try {
			self::put( 'wait', '/^\s*UPDATE \S*vitrina_payment_attempts.* SET .payment_id/' );
			$press( true );
			$press( false );
			self::assertFalse( self::shop()->run( 'sleep( 4 ); return is_file( WP_CONTENT_DIR . "/test-wait.txt" );' ), 'Nobody waited.' );
		} finally {
			self::shop()->run( 'return update_option( "vitrina_companion_session_guard", "yes" );' );
		}
		self::assertSame( [ 'wc-pending' ], self::orders( $email ) );
	}

	#[TestDox( '[FIX-24] the same goods ordered again after the first order: two orders' )]
	#[Group( 'full' )]
	public function test_ordered_twice(): void {
		$email   = 'twice-' . bin2hex( random_bytes( 5 ) ) . '@vitrina.example';
		$shopper = self::shopper();
		self::press( $shopper, $email, true, 'cod' )( false );
		$shopper->add_to_cart( self::$product );
		self::press( $shopper, $email, true, 'cod' )( false );
		$shopper->add_to_cart( self::$product );
		self::press( $shopper, $email, false, 'cod' )( false );
		self::assertCount( 3, self::orders( $email ) );
	}

	/**
	 * @return Closure( bool ): void Presses the button; true leaves before the answer.
	 */
	private static function press( Visitor $shopper, string $email, bool $is_by_store_api, string $method ): Closure {
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
		return static function ( bool $leaves ) use ( $shopper, $path, $body, $headers ): void {
			$leaves ? $shopper->send_and_disconnect( 'POST', $path, $body, $headers ) : $shopper->send( 'POST', $path, $body, $headers );
		};
	}

	private static function put( string $deed, string $point ): void {
		self::shop()->run( 'return file_put_contents( WP_CONTENT_DIR . "/test-{$deed}.txt", $point ) > 0 && chmod( WP_CONTENT_DIR . "/test-{$deed}.txt", 0666 );', compact( 'deed', 'point' ) );
	}

	/**
	 * @return list<string> Statuses of what owner and shopper see.
	 */
	private static function orders( string $email ): array {
		/** @var list<string> $statuses */
		$statuses = (array) self::shop()->run( 'global $wpdb; return $wpdb->get_col( $wpdb->prepare( "SELECT status FROM {$wpdb->prefix}wc_orders WHERE billing_email = %s AND status <> %s", $email, "wc-checkout-draft" ) );', compact( 'email' ) );
		return $statuses;
	}

	private static function stock(): int {
		$stock = self::shop()->run( 'return wc_get_product( $product )->get_stock_quantity();', [ 'product' => self::$product ] );
		return is_int( $stock ) ? $stock : 0;
	}
}
