<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Discounts;

use LogicException;
use PHPUnit\Framework\TestCase;
use Vitrina\Tests\Fixtures\DiscountProducts;
use Vitrina\Tests\Fixtures\DiscountRules;
use Vitrina\Tests\Integration\Support\Shop;
use Vitrina\Tests\Integration\Support\Visitor;

/**
 * A test against a running shop, with its own products and rules. Restores the
 * shop's rules and settings.
 */
abstract class DiscountTestCase extends TestCase {

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
		$stored       = self::$shop->run( static fn (): array => DiscountRules::export() );
		self::$stored = $stored;
		self::$products = self::$shop->run( static fn (): array => DiscountProducts::create() );
	}

	public static function tearDownAfterClass(): void {
		if ( self::$shop === null || self::$stored === null ) {
			return;
		}
		[ $rows, $settings ] = self::$stored;
		$products            = array_values( self::$products );
		self::$shop->run(
			static function () use ( $rows, $settings, $products ): void {
				DiscountRules::restore( $rows, $settings );
				foreach ( $products as $id ) {
					wp_delete_post( $id, true );
				}
			}
		);
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
		self::shop()->run( static fn () => DiscountRules::replace( $rules, $settings ) );
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
