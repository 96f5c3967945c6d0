<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;
use Vitrina\Companion\Invoices\CatchUp;
use Vitrina\Companion\Invoices\Storage\InvoiceTable;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Invoices;
use Vitrina\Tests\Fixtures\Orders;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Integration\Support\FastRun;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;
use WC_Coupon;
use WC_Tax;

/**
 * Numbers of invoices under concurrency and when workers die, and their sums.
 * VITRINA_INVOICES and VITRINA_INVOICE_KILLS are the numbers of orders and of trials at each point.
 */
final class InvoiceNumbersTest extends ThemeTestCase {

	private const PROCESSES = 8;

	/** SIGKILL, which PHP knows only with an extension. */
	private const KILL = 9;

	/** @var list<int> */
	private array $orders = [];

	private static int $sold = 0;

	/** A product of its own, without a stock that orders would use up. */
	private static function sold(): int {
		return self::$sold = self::$sold === 0 ? self::create_product() : self::$sold;
	}

	protected function setUp(): void {
		parent::setUp();
		self::shop()->run(
			static function (): void {
				Invoices::delete_all();
				Invoices::switch_on();
			}
		);
	}

	protected function tearDown(): void {
		$orders = $this->orders;
		self::shop()->run(
			static function () use ( $orders ): void {
				array_walk( $orders, static fn ( int $id ): bool => Orders::get( $id )->delete( true ) );
				Invoices::delete_all();
			}
		);
	}

	private static function number( string $variable, int $default ): int {
		$value = getenv( $variable );
		return is_numeric( $value ) ? (int) $value : $default;
	}

	/**
	 * @return list<string>
	 * @phpstan-impure
	 */
	private static function faults(): array {
		return self::shop()->run( static fn (): array => Invoices::faults() );
	}

	/** @return list<int> Pending orders. */
	private function create_orders( int $count ): array {
		$product      = self::sold();
		$orders       = self::shop()->run( static fn (): array => array_map( static fn (): int => Invoices::order( $product, 1 )->get_id(), range( 1, $count ) ) );
		$this->orders = [ ...$this->orders, ...$orders ];
		return $orders;
	}

	#[TestDox( '[LAW-45] orders completed by eight processes at once, some by two of them, have one invoice each, and their numbers have no gap and no double; so do credit notes' )]
	public function test_concurrency(): void {
		$orders = $this->create_orders( self::number( 'VITRINA_INVOICES', FastRun::times( 16, 40 ) ) );
		$start  = microtime( true ) + 1;
		$waits  = [];
		foreach ( range( 0, self::PROCESSES - 1 ) as $process ) {
			$own = array_values( array_filter( $orders, static fn ( int $index ): bool => $index % self::PROCESSES === $process, ARRAY_FILTER_USE_KEY ) );
			// The neighbour's first orders too: the same event twice.
			$too     = array_slice( array_values( array_filter( $orders, static fn ( int $index ): bool => $index % self::PROCESSES === ( $process + 1 ) % self::PROCESSES, ARRAY_FILTER_USE_KEY ) ), 0, 2 );
			$waits[] = self::shop()->start(
				static function () use ( $own, $too, $start ): void {
					add_filter( 'pre_wp_mail', static fn (): bool => true );
					while ( microtime( true ) < $start ) {
						usleep( 500 );
					}
					foreach ( $own as $id ) {
						Invoices::pay( $id );
					}
					foreach ( $too as $id ) {
						Invoices::issuer()->settle( Orders::get( $id ), 'owner' );
					}
					foreach ( $own as $id ) {
						if ( $id % 3 === 0 ) {
							wc_create_refund( [ 'order_id' => $id, 'amount' => '1.00' ] );
						}
					}
				}
			);
		}
		foreach ( $waits as $wait ) {
			$wait();
		}
		$credits = count( array_filter( $orders, static fn ( int $id ): bool => $id % 3 === 0 ) );
		self::assertSame(
			[ [], [], count( $orders ), $credits ],
			self::shop()->run( static fn (): array => [ Invoices::faults(), Invoices::faults( 'KS' ), Database::number( 'SELECT COUNT( DISTINCT order_id ) FROM ' . InvoiceTable::name() . " WHERE kind = 'invoice'" ), Database::number( 'SELECT COUNT(*) FROM ' . InvoiceTable::name() . " WHERE kind = 'credit-note'" ) ] )
		);
	}

	/** @return array<string, array{string}> A query, before which the worker dies. */
	public static function points(): array {
		$points = [
			'before the transaction' => [ '/^START TRANSACTION/' ],
			'before the lock'        => [ '/first_number .* FOR UPDATE$/' ],
			'with the lock'          => [ '/MAX\( number \)/' ],
			'before the document'    => [ '/^INSERT INTO \S*vitrina_invoices\b/' ],
			'before the end'         => [ '/^COMMIT/' ],
			'after the end'          => [ '/^SELECT \* FROM \S*vitrina_invoices\S* WHERE id/' ],
		];
		return FastRun::only( $points, [ 'with the lock', 'before the document', 'before the end' ] );
	}

	#[DataProvider( 'points' )]
	#[TestDox( '[LAW-45] a worker that dies $_dataset leaves neither a gap nor a double, and its order gets an invoice within the hour' )]
	public function test_killed( string $point ): void {
		$trials = self::number( 'VITRINA_INVOICE_KILLS', FastRun::times( 1, 2 ) );
		$orders = $this->create_orders( 2 * $trials );
		$kill   = self::KILL;
		foreach ( range( 0, $trials - 1 ) as $trial ) {
			$id   = $orders[ 2 * $trial ];
			$next = $orders[ 2 * $trial + 1 ];
			$died = false;
			try {
				self::shop()->run(
					static function () use ( $id, $point, $kill ): void {
						add_filter(
							'query',
							static function ( string $query ) use ( $point, $kill ): string {
								if ( preg_match( $point, $query ) === 1 ) {
									posix_kill( (int) getmypid(), $kill );
								}
								return $query;
							}
						);
						Invoices::pay( $id );
					}
				);
			} catch ( RuntimeException ) {
				$died = true;
			}
			self::assertTrue( $died );
			self::shop()->run( static fn () => Invoices::pay( $next ) );
		}
		self::assertSame( [], self::faults() );
		self::shop()->run( static fn () => do_action( CatchUp::ACTION ) );
		self::assertSame( [], self::faults() );
		self::assertSame( count( $orders ), self::shop()->run( static fn (): int => Database::count( 'vitrina_invoices' ) ) );
	}

	#[TestDox( '[LAW-45] a connection that is lost at the end of the transaction, which WordPress replaces silently, returns no document that is not stored' )]
	#[Group( 'full' )]
	public function test_lost_connection(): void {
		[ $id, $next ] = $this->create_orders( 2 );
		$seen          = self::shop()->run_alone(
			static function () use ( $id ): array {
				$is_lost = false;
				$lost    = 0;
				add_action(
					'vitrina_invoice_issued',
					static function ( int $document ) use ( &$lost ): void {
						$lost += $document === 0 ? 1 : 0;
					}
				);
				add_filter(
					'query',
					static function ( string $query ) use ( &$is_lost ): string {
						if ( ! $is_lost && str_starts_with( $query, 'COMMIT' ) ) {
							$is_lost    = true;
							$connection = Database::number( 'SELECT CONNECTION_ID()' );
							Database::connect()->query( "KILL {$connection}" );
						}
						return $query;
					}
				);
				Invoices::pay( $id );
				return [ $is_lost, $lost ];
			}
		);
		self::assertSame( [ true, 0 ], $seen );
		self::shop()->run( static fn () => Invoices::pay( $next ) );
		self::assertSame( [ [], 2 ], self::shop()->run( static fn (): array => [ Invoices::faults(), Database::count( 'vitrina_invoices' ) ] ) );
	}

	#[TestDox( '[LAW-45] within a transaction of another plugin, the document is stored or not with it, and it is not ended early' )]
	public function test_joined(): void {
		[ $id, $next ] = $this->create_orders( 2 );
		self::shop()->run(
			static function () use ( $id, $next ): void {
				wc_transaction_query( 'start' );
				Invoices::issuer()->settle( Orders::get( $id ), 'owner' );
				wc_transaction_query( 'rollback' );
				wc_transaction_query( 'start' );
				Invoices::issuer()->settle( Orders::get( $next ), 'owner' );
				wc_transaction_query( 'commit' );
			}
		);
		self::assertSame( [ [], [ 'SF-000001' ] ], self::shop()->run( static fn (): array => [ Invoices::of_order( $id ), array_column( Invoices::of_order( $next ), 'label' ) ] ) );
	}

	#[TestDox( '[LAW-47] [LAW-48] random orders with VAT rates, coupons, delivery, fees and refunds: invoices and credit notes have exactly the sums of the order' )]
	#[Group( 'full' )]
	public function test_random_orders(): void {
		$orders   = self::number( 'VITRINA_INVOICE_ORDERS', FastRun::times( 12, 40 ) );
		$products = [ self::sold() ];
		$wrong    = self::shop()->run(
			static function () use ( $orders, $products ): array {
				add_filter( 'pre_wp_mail', static fn (): bool => true );
				$rates  = Invoices::add_tax_rates();
				$coupon = new WC_Coupon();
				$coupon->set_props( [ 'code' => 'saskaita-13', 'discount_type' => 'percent', 'amount' => '13' ] );
				$coupon->save();
				$wrong = [];
				foreach ( range( 1, $orders ) as $seed ) {
					array_push( $wrong, ...Invoices::try_random( $seed, $products, 'saskaita-13' ) );
				}
				$coupon->delete( true );
				array_map( WC_Tax::_delete_tax_rate( ... ), $rates );
				return [ ...$wrong, ...Invoices::faults(), ...Invoices::faults( 'KS' ) ];
			}
		);
		self::assertSame( [], $wrong );
		self::assertGreaterThan( $orders, self::shop()->run( static fn (): int => Database::count( 'vitrina_invoices' ) ) );
	}
}
