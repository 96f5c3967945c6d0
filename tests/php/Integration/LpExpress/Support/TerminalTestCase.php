<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\LpExpress\Support;

use LogicException;
use PHPUnit\Framework\TestCase;
use Vitrina\LpExpress\Plugin;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Fixtures\ShippingRates;
use Vitrina\Tests\Integration\Support\Shop;
use Vitrina\Tests\Integration\Support\Visitor;

/**
 * A test against a running shop. Restores its lists of terminals.
 */
abstract class TerminalTestCase extends TestCase {

	/**
	 * Fixture of all tests: three terminals in two countries.
	 */
	protected const LIST = "id,country,city,name,address\n101,LT,Kaunas,Maxima,Savanorių pr. 247\n102,LT,Vilnius,\"Akropolis <i>\"\"&\",Ozo g. 25\n501,LV,Liepāja,Maxima (Udrop),Klaipēdas iela 62\n";

	private static ?Shop $shop = null;

	/**
	 * @var list<array<string, mixed>>|null
	 */
	private static ?array $lists = null;

	private string $log_before = '';

	public static function setUpBeforeClass(): void {
		self::$shop ??= Shop::from_environment();
		if ( self::$shop === null ) {
			return;
		}
		/** @var list<array<string, mixed>> $lists */
		$lists       = self::$shop->run( static fn (): mixed => Database::wpdb()->get_results( 'SELECT * FROM ' . Database::table( 'vitrina_terminals' ) . ' ORDER BY country, position', ARRAY_A ) );
		self::$lists = $lists;
		/** @var string $list */
		$list = static::LIST;
		self::$shop->run( static fn (): bool => (bool) Plugin::instance()->importer->import_text( $list, '', true ) );
	}

	public static function tearDownAfterClass(): void {
		if ( self::$shop !== null && ( self::$lists ?? [] ) !== [] ) {
			$rows = (string) json_encode( self::$lists );
			self::$shop->run(
				static function () use ( $rows ): void {
					Database::wpdb()->query( 'DELETE FROM ' . Database::table( 'vitrina_terminals' ) );
					delete_option( 'vitrina_lpexpress_lists' );
					Plugin::instance()->importer->import_text( $rows, '', true );
				}
			);
		}
	}

	protected function setUp(): void {
		if ( self::$shop === null ) {
			self::markTestSkipped( 'There is no shop: VITRINA_SHOP_DIR does not name one.' );
		}
		$this->log_before = self::$shop->log();
	}

	protected function assertPostConditions(): void {
		self::assertSame( $this->log_before, self::shop()->log(), 'PHP complained.' );
	}

	protected static function has_shop(): bool {
		return self::$shop !== null;
	}

	protected static function shop(): Shop {
		return self::$shop ?? throw new LogicException( 'Only for tests that are not skipped.' );
	}

	protected static function visitor(): Visitor {
		return new Visitor( self::shop()->url );
	}

	/**
	 * A visitor with a shippable product in the cart.
	 */
	protected static function shopper(): Visitor {
		$visitor = self::visitor();
		$visitor->add_to_cart( self::product() );
		return $visitor;
	}

	protected static function logged_in( string $name, string $password ): Visitor {
		$visitor = self::visitor();
		$visitor->log_in( $name, $password );
		return $visitor;
	}

	protected static function product(): int {
		return self::shop()->run_cached( static fn (): int => Products::find_without_stock_management() );
	}

	/**
	 * Id of our rate in the zone of a country.
	 */
	protected static function rate( string $country = 'LT' ): string {
		return self::shop()->run_cached( static fn (): string => ShippingRates::terminal_rate( $country ) );
	}
}
