<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use LogicException;
use PHPUnit\Framework\TestCase;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Integration\Support\Shop;
use Vitrina\Tests\Integration\Support\Visitor;

/**
 * A test on the real shop. Deletes the products that it created.
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
			self::delete_posts( self::$created );
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
		return self::shop()->run_cached( static fn (): int => Products::find( $slug ) );
	}

	/**
	 * @param list<int> $ids
	 */
	protected static function delete_posts( array $ids ): void {
		self::shop()->run(
			static function () use ( $ids ): void {
				foreach ( $ids as $id ) {
					wp_delete_post( $id, true );
				}
			}
		);
	}

	/**
	 * Creates a product whose name is on no page of the shop.
	 *
	 * @param array<string, string> $post Other fields of the post.
	 */
	protected static function create_product( array $post = [], string $visibility = 'visible' ): int {
		$id = self::shop()->run(
			static function () use ( $post, $visibility ): int {
				$id = Products::create(
					[
						'name'               => 'Slaptas rausvas kvepalas',
						'regular_price'      => '9.99',
						'catalog_visibility' => $visibility,
					]
				);
				if ( $post !== [] ) {
					/** @var array{ID: int, post_title?: string} $fields */
					$fields = [ 'ID' => $id ] + $post;
					wp_update_post( $fields );
				}
				return $id;
			}
		);
		self::$created[] = $id;
		return $id;
	}

	/**
	 * @return array<int, int> Quantities in a visitor's cart, by product id.
	 */
	protected static function cart( Visitor $visitor ): array {
		$items      = $visitor->get( '/wp-json/wc/store/v1/cart' )->json()['items'] ?? [];
		$quantities = [];
		foreach ( is_array( $items ) ? $items : [] as $item ) {
			if ( is_array( $item ) && is_int( $item['id'] ?? null ) && is_int( $item['quantity'] ?? null ) ) {
				$quantities[ $item['id'] ] = $item['quantity'];
			}
		}
		return $quantities;
	}
}
