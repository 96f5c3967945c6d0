<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BankLink;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Tests\Integration\Support\Shop;

/**
 * The plugin's tables, on both databases of WordPress.
 */
final class StorageTest extends TestCase {

	/**
	 * An id above all orders of the shop.
	 */
	private const ORDER = 900_000_000;

	private const SUPPORT = 'foreach ( [ "InMemoryOrderRepository", "StateModel" ] as $name ) { require_once "{$support}/{$name}.php"; } global $wpdb;';

	private const CLEAN = 'foreach ( [ "attempts", "claims" ] as $table ) { $wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->prefix}vitrina_payment_{$table} WHERE order_id >= %d", $order ) ); }';

	/**
	 * @return array<string, array{string}> The variable that names the shop.
	 */
	public static function databases(): array {
		return [
			'MariaDB' => [ 'VITRINA_SHOP_DIR' ],
			'SQLite'  => [ 'VITRINA_SQLITE_DIR' ],
		];
	}

	#[DataProvider( 'databases' )]
	#[TestDox( '[BANK-04] $_dataName: 500 random sequences of reports with crashes match the reference model in the tables' )]
	#[Group( 'full' )]
	public function test_sequences( string $variable ): void {
		$shop    = self::shop( $variable );
		$results = $shop->run(
			self::SUPPORT . '
			$attempts       = new \Vitrina\BankLink\Storage\AttemptTable();
			$locks          = new \Vitrina\BankLink\Storage\LockTable();
			$events         = new \Vitrina\BankLink\Storage\EventTable();
			$next           = $order;
			$final_statuses = ( new \Vitrina\Tests\Unit\BankLink\Support\StateModel( 7 ) )->run(
				500,
				static function ( int $tries ) use ( $attempts, $locks, $events, &$next ): array {
					++$next;
					$created = array_map(
						static function ( int $try ) use ( $attempts, $next ): object {
							$id = $attempts->add( $next, "service", "{$next}-{$try}", "LT-HABALT22", "Swedbank", 1234, "EUR" );
							$attempts->set_payment_id( $id, "model-{$next}-{$try}" );
							return $attempts->find( $id );
						},
						range( 1, $tries )
					);
					return [ $attempts, $locks, $events, $created ];
				}
			);
			$left = $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->prefix}vitrina_payment_claims WHERE order_id >= %d", $order ) );
			' . self::CLEAN . '
			return [ array_sum( $final_statuses ), count( $final_statuses ), (int) $left, (string) $wpdb->get_var( "SELECT VERSION()" ) ];',
			self::variables()
		);
		self::assertIsArray( $results );
		self::assertSame( [ 500, 4, 0 ], array_slice( $results, 0, 3 ) );
		self::assertIsString( $results[3] );
		self::assertSame( $variable === 'VITRINA_SQLITE_DIR', str_contains( $results[3], 'sqlite' ) );
	}

	#[DataProvider( 'databases' )]
	#[TestDox( '[BANK-04] $_dataName: 2,000 random acquisitions, releases and expirations of locks match the model' )]
	public function test_claims( string $variable ): void {
		$wrong = self::shop( $variable )->run(
			self::SUPPORT . '
			$table = new \Vitrina\BankLink\Storage\LockTable();
			$held  = [];
			$wrong = [];
			mt_srand( 11 );
			for ( $step = 0; $step < 2000; $step++ ) {
				$id = $order + mt_rand( 1, 3 );
				switch ( mt_rand( 0, 4 ) ) {
					case 0:
					case 1:
						$owner = $table->acquire( $id );
						if ( ( null === $owner ) !== isset( $held[ $id ] ) ) {
							$wrong[] = "take {$step}";
						}
						$held[ $id ] ??= $owner;
						break;
					case 2:
						$table->release( $id, $held[ $id ] ?? "nobody" );
						unset( $held[ $id ] );
						break;
					case 3:
						$table->release( $id, "another" );
						break;
					case 4:
						// Its owner died a minute ago.
						$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}vitrina_payment_claims SET expires_at = expires_at - 60 WHERE order_id = %d", $id ) );
						0 === mt_rand( 0, 1 ) && $table->purge();
						unset( $held[ $id ] );
				}
			}
			' . self::CLEAN . '
			return $wrong;',
			self::variables()
		);
		self::assertSame( [], $wrong );
	}

	#[TestDox( '[BANK-04] A lock expires by the clock of the database, which all web servers share' )]
	public function test_clock_of_the_database(): void {
		$seconds = self::shop( 'VITRINA_SHOP_DIR' )->run(
			'global $wpdb;
			$wpdb->query( "SET TIMESTAMP = UNIX_TIMESTAMP() + 3600" );
			$locks = new \Vitrina\BankLink\Storage\LockTable();
			$owner = $locks->acquire( $order );
			$left  = $wpdb->get_var( $wpdb->prepare( "SELECT expires_at - UNIX_TIMESTAMP() FROM {$wpdb->prefix}vitrina_payment_claims WHERE order_id = %d", $order ) );
			$wpdb->query( "SET TIMESTAMP = DEFAULT" );
			$locks->release( $order, (string) $owner );
			return (int) $left;',
			self::variables()
		);
		self::assertSame( 60, $seconds );
	}

	#[DataProvider( 'databases' )]
	#[TestDox( '[BANK-04] $_dataName: six processes lock 100 orders at once, and each order is locked by one' )]
	#[Group( 'full' )]
	public function test_race( string $variable ): void {
		$shop    = self::shop( $variable );
		$meeting = sys_get_temp_dir() . '/vitrina-meeting-' . bin2hex( random_bytes( 6 ) );
		mkdir( $meeting );
		$running = array_map(
			static fn ( int $process ): Closure => $shop->start(
				'$locks = new \Vitrina\BankLink\Storage\LockTable();
				$acquired = [];
				// All of them have loaded WordPress before one starts.
				touch( "{$meeting}/" . getmypid() );
				for ( $waits = 0; $waits < 60000 && count( glob( "{$meeting}/*" ) ) < 6; $waits++ ) { usleep( 1000 ); }
				$orders = range( $order, $order + 99 );
				// Shuffled, or the first process would win all of them.
				shuffle( $orders );
				foreach ( $orders as $id ) {
					if ( null !== $locks->acquire( $id ) ) { $acquired[] = $id; }
				}
				return $acquired;',
				self::variables() + [ 'meeting' => $meeting ]
			),
			range( 1, 6 )
		);
		/** @var list<list<int>> $acquired */
		$acquired = array_map( static fn ( Closure $finish ): mixed => $finish(), $running );
		foreach ( (array) glob( "{$meeting}/*" ) as $file ) {
			unlink( (string) $file );
		}
		rmdir( $meeting );
		$all = array_merge( ...$acquired );
		sort( $all );
		self::assertSame( range( self::ORDER, self::ORDER + 99 ), $all );
		self::assertGreaterThan( 1, count( array_filter( $acquired ) ), 'One process had them all: that was no race.' );
		$shop->run( 'global $wpdb; ' . self::CLEAN . ' return true;', self::variables() );
	}

	#[DataProvider( 'databases' )]
	#[TestDox( '[BANK-04] $_dataName: a payment id is unique, and an attempt only changes from the state that was read' )]
	public function test_unique( string $variable ): void {
		$seen = self::shop( $variable )->run(
			'global $wpdb;
			$table  = new \Vitrina\BankLink\Storage\AttemptTable();
			$add    = static fn ( string $reference ): int => $table->add( $order, "service", $reference, "LT-HABALT22", "Swedbank", 1234, "EUR" );
			$throws = static function ( callable $deed ) use ( $wpdb ): bool {
				$wpdb->suppress_errors( true );
				try {
					$deed();
					return false;
				} catch ( \Vitrina\Runtime\DatabaseException ) {
					return true;
				} finally {
					$wpdb->suppress_errors( false );
				}
			};
			$first  = $add( "unique-1" );
			$second = $add( "unique-2" );
			$table->set_payment_id( $first, "payment-1" );
			$paid = \Vitrina\BankLink\Domain\AttemptState::Paid;
			$read = $table->find( $first );
			$seen = [
				$throws( static fn () => $add( "unique-1" ) ),
				$throws( static fn () => $table->set_payment_id( $second, "payment-1" ) ),
				$table->transition( $read, $paid ),
				$table->transition( $read, \Vitrina\BankLink\Domain\AttemptState::Failed ),
				$table->find( $first )->state->value,
			];
			' . self::CLEAN . '
			return $seen;',
			self::variables()
		);
		self::assertSame( [ true, true, true, false, 'paid' ], $seen );
	}

	#[TestDox( '[BANK-04] SQLite: a real order is paid once, its stock is reduced once, and a late "failed" undoes nothing' )]
	public function test_order(): void {
		$seen = self::shop( 'VITRINA_SQLITE_DIR' )->run(
			'update_option( "woocommerce_vitrina_bank_link_settings", [ "enabled" => "yes", "mode" => "test", "provider" => "sandbox", "bank_selection" => [ "LT-HABALT22" ] ] );
			update_option( "woocommerce_manage_stock", "yes" );
			update_option( "woocommerce_currency", "EUR" );
			$plugin = \Vitrina\BankLink\Plugin::instance();
			$plugin->bank_list->refresh();
			$product = new WC_Product_Simple();
			$product->set_props( [ "name" => "BANK", "regular_price" => "12.34", "manage_stock" => true, "stock_quantity" => 10 ] );
			$product->save();
			$order = wc_create_order();
			$order->add_product( $product, 1 );
			$order->set_payment_method( "vitrina_bank_link" );
			$order->calculate_totals();
			$order->save();
			$plugin->payment_initiator->start( $order, $plugin->settings->banks()->find_offered( "LT-HABALT22" ), $plugin->providers->current() );
			$attempt = $plugin->attempts->of_order( $order->get_id() )[0];
			$results = [];
			foreach ( [ "Pending", "Paid", "Paid", "Failed", "Cancelled", "Expired" ] as $status ) {
				$results[] = $plugin->report_handler->apply_status( $attempt, constant( "\\Vitrina\\BankLink\\Domain\\Status::{$status}" ), \Vitrina\BankLink\Domain\Source::Webhook )->name;
			}
			$order = wc_get_order( $order->get_id() );
			return [ $order->get_status(), $order->get_transaction_id() === $attempt->payment_id, wc_get_product( $product->get_id() )->get_stock_quantity(), $results ];'
		);
		self::assertSame( [ 'processing', true, 9, [ 'Done', 'Done', 'Repeated', 'Repeated', 'Repeated', 'Repeated' ] ], $seen );
	}

	private static function shop( string $variable ): Shop {
		$shop = Shop::from_environment( $variable );
		if ( $shop === null ) {
			self::markTestSkipped( $variable === 'VITRINA_SQLITE_DIR' ? 'There is no WordPress on SQLite: "node tests/shop/sqlite.mjs NAME" makes one, and VITRINA_SQLITE_DIR names its folder.' : 'There is no shop: VITRINA_SHOP_DIR does not name one.' );
		}
		return $shop;
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function variables(): array {
		return [
			'support' => dirname( __DIR__, 2 ) . '/Unit/BankLink/Support',
			'order'   => self::ORDER,
		];
	}
}
