<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\LpExpress\Support;

use LogicException;
use PHPUnit\Framework\TestCase;
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
		$lists       = self::$shop->run( 'global $wpdb; return $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}vitrina_terminals ORDER BY country, position", ARRAY_A );' );
		self::$lists = $lists;
		self::$shop->run( 'Plugin::instance()->importer->import_text( $list, "", true ); return true;', [ 'list' => static::LIST ] );
	}

	public static function tearDownAfterClass(): void {
		if ( self::$shop !== null && ( self::$lists ?? [] ) !== [] ) {
			self::$shop->run( 'global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}vitrina_terminals" ); delete_option( "vitrina_lpexpress_lists" ); Plugin::instance()->importer->import_text( wp_json_encode( $rows ), "", true ); return true;', [ 'rows' => self::$lists ] );
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
		// A product without stock management, so that tests cannot sell it out.
		$products = self::shop()->run_cached(
			'return array_values( array_map(
				static fn ( WC_Product $product ): int => $product->get_id(),
				array_filter( wc_get_products( [ "type" => "simple", "stock_status" => "instock", "virtual" => false, "limit" => 100 ] ), static fn ( WC_Product $product ): bool => ! $product->managing_stock() )
			) );'
		);
		return is_array( $products ) && is_int( $products[0] ?? null ) ? $products[0] : 0;
	}

	/**
	 * Id of our rate in the zone of a country.
	 */
	protected static function rate( string $country = 'LT' ): string {
		$rate = self::shop()->run_cached(
			'$zone = WC_Shipping_Zones::get_zone_matching_package( [ "destination" => [ "country" => $country, "state" => "", "postcode" => "" ] ] );
			foreach ( $zone->get_shipping_methods( true ) as $method ) {
				if ( str_starts_with( $method->id, "woo_lithuaniapost_lpexpress_terminal" ) ) {
					return $method->get_rate_id();
				}
			}
			return "";',
			compact( 'country' )
		);
		return is_string( $rate ) ? $rate : '';
	}
}
