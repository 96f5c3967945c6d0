<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BankLink;

use Closure;
use LogicException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\BankLink\Domain\Attempt;
use Vitrina\BankLink\Domain\AttemptState;
use Vitrina\BankLink\Domain\Source;
use Vitrina\BankLink\Domain\Status;
use Vitrina\BankLink\Plugin;
use Vitrina\BankLink\Storage\AttemptTable;
use Vitrina\BankLink\Storage\EventTable;
use Vitrina\BankLink\Storage\LockTable;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Tests\Fixtures\BankPayments;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Orders;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Integration\Support\FastRun;
use Vitrina\Tests\Integration\Support\Shop;
use Vitrina\Tests\Unit\BankLink\Support\StateModel;

/**
 * The plugin's tables, on both databases of WordPress.
 */
final class StorageTest extends TestCase {

	/**
	 * An id above all orders of the shop.
	 */
	private const ORDER = 900_000_000;

	/**
	 * @return array<string, array{string}> The variable that names the shop.
	 */
	public static function databases(): array {
		return FastRun::only( [
			'MariaDB' => [ 'VITRINA_SHOP_DIR' ],
			'SQLite'  => [ 'VITRINA_SQLITE_DIR' ],
		], [ 'MariaDB' ] );
	}

	#[DataProvider( 'databases' )]
	#[TestDox( '[BANK-04] $_dataName: 500 random sequences of reports with crashes match the reference model in the tables' )]
	#[Group( 'full' )]
	public function test_sequences( string $variable ): void {
		$shop    = self::shop( $variable );
		$order   = self::ORDER;
		$results = $shop->run(
			static function () use ( $order ): array {
				$attempts       = new AttemptTable();
				$locks          = new LockTable();
				$events         = new EventTable();
				$next           = $order;
				$final_statuses = ( new StateModel( 7 ) )->run(
					500,
					static function ( int $tries ) use ( $attempts, $locks, $events, &$next ): array {
						++$next;
						$created = array_map(
							static function ( int $try ) use ( $attempts, $next ): Attempt {
								$id = $attempts->add( $next, 'service', "{$next}-{$try}", 'LT-HABALT22', 'Swedbank', 1234, 'EUR' );
								$attempts->set_payment_id( $id, "model-{$next}-{$try}" );
								return $attempts->find( $id ) ?? throw new LogicException( "Attempt {$id} is not stored." );
							},
							range( 1, $tries )
						);
						return [ $attempts, $locks, $events, $created ];
					}
				);
				$left           = Database::number( 'SELECT COUNT(*) FROM ' . Database::table( 'vitrina_payment_claims' ) . " WHERE order_id >= {$order}" );
				BankPayments::delete_of_orders_from( $order );
				return [ array_sum( $final_statuses ), count( $final_statuses ), $left, implode( '', Database::column( 'SELECT VERSION()' ) ) ];
			}
		);
		self::assertSame( [ 500, 4, 0 ], array_slice( $results, 0, 3 ) );
		self::assertSame( $variable === 'VITRINA_SQLITE_DIR', str_contains( $results[3], 'sqlite' ) );
	}

	#[DataProvider( 'databases' )]
	#[TestDox( '[BANK-04] $_dataName: 2,000 random acquisitions, releases and expirations of locks match the model' )]
	#[Group( 'full' )]
	public function test_claims( string $variable ): void {
		$order = self::ORDER;
		$wrong = self::shop( $variable )->run(
			static function () use ( $order ): array {
				$table = new LockTable();
				$held  = [];
				$wrong = [];
				mt_srand( 11 );
				for ( $step = 0; $step < 2000; $step++ ) {
					$id = $order + mt_rand( 1, 3 );
					switch ( mt_rand( 0, 4 ) ) {
						case 0:
						case 1:
							$owner = $table->acquire( $id );
							if ( ( $owner === null ) !== isset( $held[ $id ] ) ) {
								$wrong[] = "take {$step}";
							}
							$held[ $id ] ??= $owner;
							break;
						case 2:
							$table->release( $id, $held[ $id ] ?? 'nobody' );
							unset( $held[ $id ] );
							break;
						case 3:
							$table->release( $id, 'another' );
							break;
						case 4:
							// Its owner died a minute ago.
							Database::wpdb()->query( 'UPDATE ' . Database::table( 'vitrina_payment_claims' ) . " SET expires_at = expires_at - 60 WHERE order_id = {$id}" );
							if ( mt_rand( 0, 1 ) === 0 ) {
								$table->purge();
							}
							unset( $held[ $id ] );
					}
				}
				BankPayments::delete_of_orders_from( $order );
				return $wrong;
			}
		);
		self::assertSame( [], $wrong );
	}

	#[TestDox( '[BANK-04] A lock expires by the clock of the database, which all web servers share' )]
	public function test_clock_of_the_database(): void {
		$order   = self::ORDER;
		$seconds = self::shop( 'VITRINA_SHOP_DIR' )->run(
			static function () use ( $order ): int {
				$db = Database::wpdb();
				$db->query( 'SET TIMESTAMP = UNIX_TIMESTAMP() + 3600' );
				$locks = new LockTable();
				$owner = $locks->acquire( $order );
				$left  = Database::number( 'SELECT expires_at - UNIX_TIMESTAMP() FROM ' . Database::table( 'vitrina_payment_claims' ) . " WHERE order_id = {$order}" );
				$db->query( 'SET TIMESTAMP = DEFAULT' );
				$locks->release( $order, (string) $owner );
				return $left;
			}
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
		$order   = self::ORDER;
		$running = array_map(
			static fn ( int $process ): Closure => $shop->start(
				static function () use ( $meeting, $order ): array {
					$locks    = new LockTable();
					$acquired = [];
					// All of them have loaded WordPress before one starts.
					touch( "{$meeting}/" . getmypid() );
					for ( $waits = 0; $waits < 60000 && count( (array) glob( "{$meeting}/*" ) ) < 6; $waits++ ) {
						usleep( 1000 );
					}
					$orders = range( $order, $order + 99 );
					// Shuffled, or the first process would win all of them.
					shuffle( $orders );
					foreach ( $orders as $id ) {
						if ( $locks->acquire( $id ) !== null ) {
							$acquired[] = $id;
						}
					}
					return $acquired;
				}
			),
			range( 1, 6 )
		);
		$acquired = array_map( static fn ( Closure $finish ): mixed => $finish(), $running );
		foreach ( (array) glob( "{$meeting}/*" ) as $file ) {
			unlink( (string) $file );
		}
		rmdir( $meeting );
		$all = array_merge( ...$acquired );
		sort( $all );
		self::assertSame( range( self::ORDER, self::ORDER + 99 ), $all );
		self::assertGreaterThan( 1, count( array_filter( $acquired ) ), 'One process had them all: that was no race.' );
		$shop->run( static fn () => BankPayments::delete_of_orders_from( $order ) );
	}

	#[DataProvider( 'databases' )]
	#[TestDox( '[BANK-04] $_dataName: a payment id is unique, and an attempt only changes from the state that was read' )]
	public function test_unique( string $variable ): void {
		$order = self::ORDER;
		$seen  = self::shop( $variable )->run(
			static function () use ( $order ): array {
				$table  = new AttemptTable();
				$add    = static fn ( string $reference ): int => $table->add( $order, 'service', $reference, 'LT-HABALT22', 'Swedbank', 1234, 'EUR' );
				$throws = static function ( callable $task ): bool {
					Database::wpdb()->suppress_errors( true );
					try {
						$task();
						return false;
					} catch ( DatabaseException ) {
						return true;
					} finally {
						Database::wpdb()->suppress_errors( false );
					}
				};
				$first  = $add( 'unique-1' );
				$second = $add( 'unique-2' );
				$table->set_payment_id( $first, 'payment-1' );
				$read = BankPayments::attempt( $first );
				$seen = [
					$throws( static fn () => $add( 'unique-1' ) ),
					$throws( static fn () => $table->set_payment_id( $second, 'payment-1' ) ),
					$table->transition( $read, AttemptState::Paid ),
					$table->transition( $read, AttemptState::Failed ),
					BankPayments::attempt( $first )->state->value,
				];
				BankPayments::delete_of_orders_from( $order );
				return $seen;
			}
		);
		self::assertSame( [ true, true, true, false, 'paid' ], $seen );
	}

	#[TestDox( '[BANK-04] SQLite: a real order is paid once, its stock is reduced once, and a late "failed" undoes nothing' )]
	#[Group( 'full' )]
	public function test_order(): void {
		$seen = self::shop( 'VITRINA_SQLITE_DIR' )->run(
			static function (): array {
				update_option(
					'woocommerce_vitrina_bank_link_settings',
					[
						'enabled'        => 'yes',
						'mode'           => 'test',
						'provider'       => 'sandbox',
						'bank_selection' => [ 'LT-HABALT22' ],
					]
				);
				update_option( 'woocommerce_manage_stock', 'yes' );
				update_option( 'woocommerce_currency', 'EUR' );
				$plugin = Plugin::instance();
				$plugin->bank_list->refresh();
				$product = Products::create(
					[
						'name'           => 'BANK',
						'regular_price'  => '12.34',
						'manage_stock'   => true,
						'stock_quantity' => 10,
					]
				);
				$order   = Orders::create();
				$order->add_product( Products::get( $product ), 1 );
				$order->set_payment_method( 'vitrina_bank_link' );
				$order->calculate_totals();
				$order->save();
				$attempt = BankPayments::start_at_provider( $order );
				$results = array_map(
					static fn ( Status $status ): string => $plugin->report_handler->apply_status( $attempt, $status, Source::Webhook )->name,
					[ Status::Pending, Status::Paid, Status::Paid, Status::Failed, Status::Cancelled, Status::Expired ]
				);
				$order   = Orders::get( $order->get_id() );
				return [ $order->get_status(), $order->get_transaction_id() === $attempt->payment_id, Products::get( $product )->get_stock_quantity(), $results ];
			}
		);
		self::assertSame( [ 'processing', true, 9, [ 'Done', 'Done', 'Repeated', 'Repeated', 'Repeated', 'Repeated' ] ], $seen );
	}

	private static function shop( string $variable ): Shop {
		$shop = Shop::from_environment( $variable );
		if ( $shop === null ) {
			self::markTestSkipped( $variable === 'VITRINA_SQLITE_DIR' ? 'There is no WordPress on SQLite: "node tests/shop/sqlite.mjs NAME" makes one, and VITRINA_SQLITE_DIR names its folder.' : 'There is no shop: VITRINA_SHOP_DIR does not name one.' );
		}
		return $shop;
	}}
