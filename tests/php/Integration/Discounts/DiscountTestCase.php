<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Discounts;

use LogicException;
use PHPUnit\Framework\TestCase;
use Vitrina\Tests\Integration\Support\Shop;
use Vitrina\Tests\Integration\Support\Visitor;

/**
 * A test against a running shop, with its own products and rules. Restores the
 * shop's rules and settings.
 */
abstract class DiscountTestCase extends TestCase {

	private const KEEP = '
		global $wpdb;
		return [ $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}vitrina_discount_rules", ARRAY_A ), get_option( "vitrina_discounts_settings", [] ) ];';

	private const PUT = '
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}vitrina_discount_rules" );
		foreach ( $rows as $row ) {
			$wpdb->insert( "{$wpdb->prefix}vitrina_discount_rules", $row );
		}
		update_option( "vitrina_discounts_settings", $settings );
		update_option( "vitrina_discounts_version", uniqid( "", true ) );
		return true;';

	private const PRODUCTS = '
		$make = static function ( string $name, string $price, array $more = [] ): int {
			$product = new WC_Product_Simple();
			$product->set_props( $more + [ "name" => "DISC $name", "regular_price" => $price, "status" => "publish", "virtual" => true ] );
			return $product->save();
		};
		$parent = new WC_Product_Variable();
		$parent->set_props( [ "name" => "DISC variable", "status" => "publish" ] );
		$attribute = new WC_Product_Attribute();
		$attribute->set_name( "Dydis" );
		$attribute->set_options( [ "S", "M", "L" ] );
		$attribute->set_visible( true );
		$attribute->set_variation( true );
		$parent->set_attributes( [ $attribute ] );
		$parent_id  = $parent->save();
		$variations = [];
		foreach ( [ "S" => "10.00", "M" => "12.50", "L" => "14.00" ] as $size => $price ) {
			$variation = new WC_Product_Variation();
			$variation->set_props( [ "parent_id" => $parent_id, "regular_price" => $price, "status" => "L" === $size ? "private" : "publish", "virtual" => true ] );
			$variation->set_attributes( [ "dydis" => $size ] );
			$variations[ $size ] = $variation->save();
		}
		return [
			"plain"    => $make( "plain", "9.99" ),
			"other"    => $make( "other", "3.33" ),
			"sale"     => $make( "sale", "20.00", [ "sale_price" => "16.00" ] ),
			"draft"    => $make( "draft", "9.99", [ "status" => "draft" ] ),
			"private"  => $make( "private", "9.99", [ "status" => "private" ] ),
			"hidden"   => $make( "hidden", "9.99", [ "catalog_visibility" => "hidden" ] ),
			"parent"   => $parent_id,
			"S"        => $variations["S"],
			"M"        => $variations["M"],
			"disabled" => $variations["L"],
		];';

	private static ?Shop $shop = null;

	/**
	 * @var array{list<array<string, mixed>>, array<string, string>}|null
	 */
	private static ?array $stored = null;

	/**
	 * @var array<string, int>
	 */
	protected static array $products = [];

	private string $log_before = '';

	public static function setUpBeforeClass(): void {
		self::$shop ??= Shop::from_environment();
		if ( self::$shop === null ) {
			return;
		}
		/** @var array{list<array<string, mixed>>, array<string, string>} $stored */
		$stored       = self::$shop->run( self::KEEP );
		self::$stored = $stored;
		/** @var array<string, int> $products */
		$products       = self::$shop->run( self::PRODUCTS );
		self::$products = $products;
	}

	public static function tearDownAfterClass(): void {
		if ( self::$shop === null || self::$stored === null ) {
			return;
		}
		[ $rows, $settings ] = self::$stored;
		self::$shop->run( self::PUT, compact( 'rows', 'settings' ) );
		self::$shop->run( 'foreach ( $ids as $id ) { wp_delete_post( $id, true ); } return true;', [ 'ids' => array_values( self::$products ) ] );
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

	protected static function shop(): Shop {
		return self::$shop ?? throw new LogicException( 'Only for tests that are not skipped.' );
	}

	protected static function visitor(): Visitor {
		return new Visitor( self::shop()->url );
	}

	/**
	 * Replaces all rules.
	 *
	 * @param list<array<string, mixed>> $rules    As the form sends them.
	 * @param array<string, string>      $settings By name.
	 */
	protected static function rules( array $rules, array $settings = [] ): void {
		self::shop()->run( 'global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}vitrina_discount_rules" ); delete_option( "vitrina_discounts_settings" ); do_action( "vitrina_demo_import_discounts", $rules, $settings ); return true;', compact( 'rules', 'settings' ) );
	}

	/**
	 * "From three pieces 10 %, from five pieces 15 %".
	 *
	 * @param list<int>            $products
	 * @param array<string, mixed> $more
	 * @return array<string, mixed>
	 */
	protected static function ladder( array $products, array $more = [] ): array {
		return $more + [
			'title'    => 'Nuo 3 vnt. 10 %',
			'enabled'  => '1',
			'priority' => '10',
			'products' => $products,
			'mode'     => 'tiers',
			'counting' => 'product',
			'tiers'    => [
				[
					'from'  => '3',
					'type'  => 'percentage',
					'value' => '10',
				],
				[
					'from'  => '5',
					'type'  => 'percentage',
					'value' => '15',
				],
			],
		];
	}

	/**
	 * @param list<int>            $products
	 * @param array<string, mixed> $more
	 * @return array<string, mixed>
	 */
	protected static function reduction( array $products, string $value, array $more = [] ): array {
		return $more + [
			'title'    => "Visiems {$value} %",
			'enabled'  => '1',
			'priority' => '10',
			'products' => $products,
			'mode'     => 'simple',
			'type'     => 'percentage',
			'value'    => $value,
			'counting' => 'product',
		];
	}

	/**
	 * A text with normalised spaces.
	 */
	protected static function plain( string $text ): string {
		return (string) preg_replace( '/\s+/u', ' ', html_entity_decode( $text ) );
	}
}
