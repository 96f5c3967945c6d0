<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use LogicException;
use PHPUnit\Framework\TestCase;
use Vitrina\Tests\Integration\Support\Shop;
use Vitrina\Tests\Integration\Support\Visitor;

/**
 * A test of the theme on the real shop. What it makes it takes away again.
 */
abstract class ThemeTestCase extends TestCase {

	private static ?Shop $shop = null;

	/**
	 * @var list<int>
	 */
	private static array $created = [];

	private string $log_before = '';

	public static function tearDownAfterClass(): void {
		if ( self::$shop !== null && self::$created !== [] ) {
			self::$shop->run( 'foreach ( $ids as $id ) { wp_delete_post( $id, true ); } return true;', [ 'ids' => self::$created ] );
			self::$created = [];
		}
	}

	protected function setUp(): void {
		self::$shop ??= Shop::from_environment();
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
	 * A product of the demo shop, by its slug.
	 */
	protected static function product( string $slug = 'lino-skalbiniai' ): int {
		$id = self::shop()->run_cached( 'return get_page_by_path( $slug, OBJECT, "product" )->ID;', [ 'slug' => $slug ] );
		return is_int( $id ) ? $id : 0;
	}

	/**
	 * A product with a name that no page of the shop holds.
	 *
	 * @param array<string, string> $post Fields of the post that differ.
	 */
	protected static function create_product( array $post = [], string $visibility = 'visible' ): int {
		$id = self::shop()->run(
			'$product = new WC_Product_Simple();
			$product->set_name( "Slaptas rausvas kvepalas" );
			$product->set_regular_price( "9.99" );
			$product->set_catalog_visibility( $visibility );
			$id = $product->save();
			if ( [] !== $post ) {
				wp_update_post( [ "ID" => $id ] + $post );
			}
			return $id;',
			compact( 'post', 'visibility' )
		);
		self::assertIsInt( $id );
		self::$created[] = $id;
		return $id;
	}

	/**
	 * What the cart of a visitor holds: product → quantity.
	 *
	 * @return array<int, int>
	 */
	protected static function cart( Visitor $visitor ): array {
		$items = $visitor->get( '/wp-json/wc/store/v1/cart' )->json()['items'] ?? [];
		$held  = [];
		foreach ( is_array( $items ) ? $items : [] as $item ) {
			if ( is_array( $item ) && is_int( $item['id'] ?? null ) && is_int( $item['quantity'] ?? null ) ) {
				$held[ $item['id'] ] = $item['quantity'];
			}
		}
		return $held;
	}
}
