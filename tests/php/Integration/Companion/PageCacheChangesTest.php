<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Fixtures\Orders;
use Vitrina\Tests\Fixtures\PageCache;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Fixtures\ShopChanges;
use Vitrina\Tests\Integration\Support\FastRun;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;
use WC_Shipping_Zone;
use WC_Tax;
use WP_Term;

/**
 * Which pages a change purges. Each hook of PostChanges and SiteChanges has a change that only it sees.
 *
 * @phpstan-import-type Things from PageCache
 */
final class PageCacheChangesTest extends ThemeTestCase {

	/**
	 * @var Things|null
	 */
	private static ?array $things = null;

	public static function tearDownAfterClass(): void {
		$things = self::$things;
		if ( $things !== null ) {
			self::shop()->run( static fn () => PageCache::delete_things( $things ) );
			self::$things = null;
		}
		parent::tearDownAfterClass();
	}

	/**
	 * @return array<string, array{Closure( int, int, int, int ): (Closure(): list<string>), list<string>, list<string>}> Takes IDs of a product, its category, a variation and a page. Tags that are purged, and some that are not; `p:product` stands for the tag of that product.
	 */
	public static function changes(): array {
		return FastRun::only( [
			'meta is added' => [
				static fn ( int $product ): Closure =>
					static fn () => PageCache::tags( static fn () => add_post_meta( $product, 'nauja', uniqid() ) ),
				[ 'p:product', 'l:category', 'l0' ],
				[ 'all', 's:product', 'p:parent' ],
			],
			'meta is changed' => [
				static fn ( int $product ): Closure =>
					static fn () => PageCache::tags( static fn () => update_post_meta( $product, 'pastaba', uniqid() ) ),
				[ 'p:product', 'l:category', 'l0' ],
				[ 'all', 's:product' ],
			],
			'meta is deleted' => [
				static fn ( int $product ): Closure =>
					static fn () => PageCache::tags( static fn () => delete_post_meta( $product, 'nauja' ) ),
				[ 'p:product', 'l:category', 'l0' ],
				[ 'all', 's:product' ],
			],
			'meta of a variation' => [
				static fn ( int $product, int $category, int $variation ): Closure =>
					static fn () => PageCache::tags( static fn () => update_post_meta( $variation, '_price', '11' ) ),
				[ 'p:parent', 'l0' ],
				[ 'all', 'p:product' ],
			],
			'a lock of the editor' => [
				static fn ( int $product ): Closure =>
					static fn () => PageCache::tags( static fn () => update_post_meta( $product, '_edit_lock', uniqid() ) ),
				[],
				[ 'p:product' ],
			],
			'a price, by the object' => [
				static fn ( int $product ): Closure =>
					static fn () => PageCache::tags( static fn () => Products::update( $product, [ 'regular_price' => (string) wp_rand( 10, 9999 ) ] ) ),
				[ 'p:product', 'l:category', 'l0' ],
				[ 'all', 's:product', 'p:parent' ],
			],
			'a description, by the object' => [
				static fn ( int $product ): Closure =>
					static fn () => PageCache::tags( static fn () => Products::update( $product, [ 'short_description' => uniqid() ] ) ),
				[ 'p:product', 'by-text' ],
				[ 'all', 'l:category', 'l0', 'm0' ],
			],
			'a description of a variation' => [
				static fn ( int $product, int $category, int $variation ): Closure =>
					static fn () => PageCache::tags( static fn () => wp_update_post( [ 'ID' => $variation, 'post_content' => uniqid() ] ) ),
				[ 'p:parent' ],
				[ 'all', 'l0' ],
			],
			'the place in lists' => [
				static fn ( int $product ): Closure =>
					static fn () => PageCache::tags( static fn () => Products::update( $product, [ 'menu_order' => wp_rand( 1, 9999 ) ] ) ),
				[ 'p:product', 'l:category', 'l0' ],
				[ 'all' ],
			],
			'nothing, by the object' => [
				static fn ( int $product ): Closure =>
					static fn () => PageCache::tags( static fn () => Products::get( $product )->save() ),
				[],
				[ 'p:product', 'all' ],
			],
			'a title, by REST' => [
				static fn ( int $product ): Closure =>
					static fn () => PageCache::tags( static fn () => ShopChanges::rename_by_rest( $product, 'Podėlio prekė ' . uniqid() ) ),
				[ 'p:product', 'l:category' ],
				[ 'all' ],
			],
			'a price, by the CSV import' => [
				static fn ( int $product ): Closure =>
					static fn () => PageCache::tags(
						static function () use ( $product ): void {
							Products::import_price( $product, (string) wp_rand( 10, 9999 ) );
						}
					),
				[ 'p:product', 'l:category' ],
				[ 'all' ],
			],
			'a page is saved' => [
				static fn ( int $product, int $category, int $variation, int $page ): Closure =>
					static fn () => PageCache::tags( static fn () => wp_update_post( [ 'ID' => $page, 'post_content' => uniqid() ] ) ),
				[ 'p:page', 'by-text' ],
				[ 'all', 'p:product', 'f-page' ],
			],
			'a page with another title' => [
				static fn ( int $product, int $category, int $variation, int $page ): Closure =>
					static fn () => PageCache::tags( static fn () => wp_update_post( [ 'ID' => $page, 'post_title' => uniqid( 'Podėlio puslapis ' ) ] ) ),
				[ 'p:page', 'f-page' ],
				[ 'all' ],
			],
			'a page goes to the bin' => [
				static fn (): Closure =>
					static function (): array {
						$id   = PageCache::create_page();
						$tags = PageCache::tags( static fn () => wp_trash_post( $id ) );
						wp_delete_post( $id, true );
						return in_array( "p{$id}", $tags, true ) ? $tags : [];
					},
				[ 'f-page' ],
				[ 'all' ],
			],
			'a page is deleted' => [
				static fn (): Closure =>
					static function (): array {
						$id   = PageCache::create_page();
						$tags = PageCache::tags( static fn () => wp_delete_post( $id, true ) );
						return in_array( "p{$id}", $tags, true ) ? $tags : [];
					},
				[ 'f-page' ],
				[ 'all' ],
			],
			'a draft is saved' => [
				static fn (): Closure =>
					static function (): array {
						$id   = wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'Juodraštis' ] );
						$tags = PageCache::tags( static fn () => wp_update_post( [ 'ID' => $id, 'post_content' => 'a' ] ) );
						wp_delete_post( $id, true );
						return array_fill( 0, count( $tags ), 'any' );
					},
				[],
				[ 'any' ],
			],
			'stock of a product' => [
				static fn ( int $product ): Closure =>
					static fn () => PageCache::tags( static fn () => wc_update_product_stock( $product, wp_rand( 20, 99 ) ) ),
				[ 's:product' ],
				[ 'p:product', 'l0', 'all' ],
			],
			'stock of a variation' => [
				static fn ( int $product, int $category, int $variation ): Closure =>
					static fn () => PageCache::tags( static fn () => wc_update_product_stock( $variation, wp_rand( 20, 99 ) ) ),
				[ 's:parent' ],
				[ 'p:parent', 'l0', 'all' ],
			],
			'stock, sold out' => [
				static fn ( int $product ): Closure =>
					static function () use ( $product ): array {
						$tags = PageCache::tags( static fn () => wc_update_product_stock( $product, 0 ) );
						wc_update_product_stock( $product, 50 );
						return $tags;
					},
				[ 's:product', 'p:product', 'l:category', 'l0', 'm0', 'm:category' ],
				[ 'all' ],
			],
			'an order and its refund' => [
				static fn ( int $product ): Closure =>
					static function () use ( $product ): array {
						$id = Orders::create()->get_id();
						Orders::add_product( $id, $product );
						$tags = PageCache::tags( static fn () => wc_reduce_stock_levels( $id ) );
						wc_increase_stock_levels( $id );
						Orders::get( $id )->delete( true );
						return $tags;
					},
				[ 's:product' ],
				[ 'p:product', 'l0', 'all' ],
			],
			'a paid order' => [
				static fn ( int $product ): Closure =>
					static function () use ( $product ): array {
						$id = Orders::create()->get_id();
						Orders::add_product( $id, $product );
						$tags = PageCache::tags( static fn () => Orders::get( $id )->update_status( 'processing' ) );
						Orders::get( $id )->update_status( 'cancelled' );
						Orders::get( $id )->delete( true );
						return $tags;
					},
				[ 'by-sales', 's:product' ],
				[ 'p:product', 'all' ],
			],
			'a category is given' => [
				static fn ( int $product, int $category ): Closure =>
					static function () use ( $product, $category ): array {
						wp_remove_object_terms( $product, [ $category ], 'product_cat' );
						return PageCache::tags( static fn () => wp_add_object_terms( $product, [ $category ], 'product_cat' ) );
					},
				[ 'p:product', 'l:category', 'm:category', 'k-product_cat' ],
				[ 'all' ],
			],
			'a category is taken' => [
				static fn ( int $product, int $category ): Closure =>
					static function () use ( $product, $category ): array {
						$tags = PageCache::tags( static fn () => wp_remove_object_terms( $product, [ $category ], 'product_cat' ) );
						wp_set_object_terms( $product, [ $category ], 'product_cat' );
						return $tags;
					},
				[ 'p:product', 'l:category', 'k-product_cat' ],
				[ 'all' ],
			],
			'a review' => [
				static fn ( int $product ): Closure =>
					static fn () => PageCache::tags( static fn () => wp_insert_comment( [ 'comment_post_ID' => $product, 'comment_content' => 'a', 'comment_approved' => 1, 'comment_type' => 'review' ] ) ),
				[ 'p:product' ],
				[ 'all', 'l0' ],
			],
			'a comment' => [
				static fn ( int $product, int $category, int $variation, int $page ): Closure =>
					static fn () => PageCache::tags( static fn () => wp_insert_comment( [ 'comment_post_ID' => $page, 'comment_content' => 'a', 'comment_approved' => 1 ] ) ),
				[ 'p:page' ],
				[ 'all', 'f-page' ],
			],
			'rules' => [
				static fn (): Closure =>
					static fn () => PageCache::tags( static fn () => do_action( 'vitrina_discounts_rules_saved' ) ),
				[ 'prices' ],
				[ 'all' ],
			],
			'a tax rate is added' => [
				static fn (): Closure =>
					static function (): array {
						$id   = 0;
						$tags = PageCache::tags( static function () use ( &$id ): void {
							$id = WC_Tax::_insert_tax_rate( [ 'tax_rate' => '5', 'tax_rate_country' => 'XX' ] );
						} );
						WC_Tax::_delete_tax_rate( $id );
						return $tags;
					},
				[ 'prices' ],
				[ 'all' ],
			],
			'a tax rate is changed' => [
				static fn (): Closure =>
					static function (): array {
						$id   = WC_Tax::_insert_tax_rate( [ 'tax_rate' => '5', 'tax_rate_country' => 'XX' ] );
						$tags = PageCache::tags( static fn () => WC_Tax::_update_tax_rate( $id, [ 'tax_rate' => '6' ] ) );
						WC_Tax::_delete_tax_rate( $id );
						return $tags;
					},
				[ 'prices' ],
				[ 'all' ],
			],
			'a tax rate is deleted' => [
				static fn (): Closure =>
					static function (): array {
						$id = WC_Tax::_insert_tax_rate( [ 'tax_rate' => '5', 'tax_rate_country' => 'XX' ] );
						return PageCache::tags( static fn () => WC_Tax::_delete_tax_rate( $id ) );
					},
				[ 'prices' ],
				[ 'all' ],
			],
			'a shipping zone is saved' => [
				static fn (): Closure =>
					static function (): array {
						$zone = new WC_Shipping_Zone();
						$tags = PageCache::tags( static fn () => $zone->save() );
						$zone->delete();
						return $tags;
					},
				[ 'all' ],
				[],
			],
			'a shipping zone is deleted' => [
				static fn (): Closure =>
					static function (): array {
						$zone = new WC_Shipping_Zone();
						$zone->save();
						return PageCache::tags( static fn () => $zone->delete() );
					},
				[ 'all' ],
				[],
			],
			'a shipping method is added' => [
				static fn (): Closure =>
					static function (): array {
						$zone = new WC_Shipping_Zone();
						$zone->save();
						$tags = PageCache::tags( static fn () => $zone->add_shipping_method( 'flat_rate' ) );
						$zone->delete();
						return $tags;
					},
				[ 'all' ],
				[],
			],
			'a shipping method is deleted' => [
				static fn (): Closure =>
					static function (): array {
						$zone = new WC_Shipping_Zone();
						$zone->save();
						$method = $zone->add_shipping_method( 'flat_rate' );
						$tags   = PageCache::tags( static fn () => $zone->delete_shipping_method( $method ) );
						$zone->delete();
						return $tags;
					},
				[ 'all' ],
				[],
			],
			'a shipping method is off' => [
				static fn (): Closure =>
					static fn () => PageCache::tags( static fn () => do_action( 'woocommerce_shipping_zone_method_status_toggled', 0, 'flat_rate', 0, 0 ) ),
				[ 'all' ],
				[],
			],
			'an attribute is changed' => [
				static fn (): Closure =>
					static function (): array {
						$id   = wc_create_attribute( [ 'name' => 'Podėlio savybė' ] );
						$id   = is_int( $id ) ? $id : 0;
						$tags = PageCache::tags( static fn () => wc_update_attribute( $id, [ 'name' => 'Podėlio savybė 2' ] ) );
						wc_delete_attribute( $id );
						return $tags;
					},
				[ 'all' ],
				[],
			],
			'an attribute is deleted' => [
				static fn (): Closure =>
					static function (): array {
						$id = wc_create_attribute( [ 'name' => 'Podėlio savybė' ] );
						$id = is_int( $id ) ? $id : 0;
						return PageCache::tags( static fn () => wc_delete_attribute( $id ) );
					},
				[ 'all' ],
				[],
			],
			'an update of code' => [
				static fn (): Closure =>
					static fn () => PageCache::tags( ShopChanges::finish_update( ... ) ),
				[ 'all' ],
				[],
			],
			'an option is added' => [
				static fn (): Closure =>
					static function (): array {
						$tags = PageCache::tags( static fn () => add_option( 'theme_mods_podelis', [] ) );
						delete_option( 'theme_mods_podelis' );
						return $tags;
					},
				[ 'all' ],
				[],
			],
			'an option is changed' => [
				static fn (): Closure =>
					static function (): array {
						$name = get_option( 'blogdescription' );
						$tags = PageCache::tags( static fn () => update_option( 'blogdescription', uniqid() ) );
						update_option( 'blogdescription', $name );
						return $tags;
					},
				[ 'all' ],
				[],
			],
			'an option is deleted' => [
				static fn (): Closure =>
					static function (): array {
						add_option( 'theme_mods_podelis', [] );
						return PageCache::tags( static fn () => delete_option( 'theme_mods_podelis' ) );
					},
				[ 'all' ],
				[],
			],
			'an option that no page shows' => [
				static fn (): Closure =>
					static fn () => PageCache::tags( static fn () => update_option( 'vitrina_podelis', uniqid() ) && delete_option( 'vitrina_podelis' ) ),
				[],
				[ 'all' ],
			],
			'a term is created' => [
				static fn (): Closure =>
					static function (): array {
						$tags = PageCache::tags( static fn () => wp_insert_term( 'Podėlio žyma', 'product_tag' ) );
						$term = get_term_by( 'name', 'Podėlio žyma', 'product_tag' );
						wp_delete_term( $term instanceof WP_Term ? $term->term_id : 0, 'product_tag' );
						return $tags;
					},
				[ 'k-product_tag' ],
				[ 'all' ],
			],
			'a term is changed' => [
				static fn ( int $product, int $category ): Closure =>
					static fn () => PageCache::tags( static fn () => wp_update_term( $category, 'product_cat', [ 'description' => uniqid() ] ) ),
				[ 't:category', 'k-product_cat' ],
				[ 'all', 'l:category' ],
			],
			'a term is deleted' => [
				static fn (): Closure =>
					static function (): array {
						$term = wp_insert_term( 'Podėlio žyma', 'product_tag' );
						return PageCache::tags( static fn () => wp_delete_term( is_array( $term ) ? $term['term_id'] : 0, 'product_tag' ) );
					},
				[ 'k-product_tag' ],
				[ 'all' ],
			],
			'meta of a term is added' => [
				static fn ( int $product, int $category ): Closure =>
					static fn () => PageCache::tags( static fn () => add_term_meta( $category, 'podelis', 'a' ) ),
				[ 't:category' ],
				[ 'all' ],
			],
			'meta of a term is changed' => [
				static fn ( int $product, int $category ): Closure =>
					static fn () => PageCache::tags( static fn () => update_term_meta( $category, 'podelis', uniqid() ) ),
				[ 't:category' ],
				[ 'all' ],
			],
			'meta of a term is deleted' => [
				static fn ( int $product, int $category ): Closure =>
					static fn () => PageCache::tags( static fn () => delete_term_meta( $category, 'podelis' ) ),
				[ 't:category' ],
				[ 'all' ],
			],
			'an item of a menu' => [
				static fn (): Closure =>
					static function (): array {
						$menu = wp_create_nav_menu( 'Podėlis ' . uniqid() );
						$menu = is_int( $menu ) ? $menu : 0;
						$tags = PageCache::tags( static fn () => wp_update_nav_menu_item( $menu, 0, [ 'menu-item-title' => 'a', 'menu-item-url' => '/', 'menu-item-status' => 'publish' ] ) );
						wp_delete_nav_menu( $menu );
						return $tags;
					},
				[ 'menus' ],
				[ 'all' ],
			],
			'another plugin\'s change' => [
				static fn (): Closure =>
					static fn () => PageCache::tags( static fn () => do_action( 'vitrina_page_cache_purge', [ 'my-tag' ] ) ),
				[ 'my-tag' ],
				[ 'all' ],
			],
		], [ 'a price, by the object', 'nothing, by the object', 'a page with another title', 'stock of a product', 'rules', 'a tax rate is changed', 'an option is changed', 'a term is changed' ] );
	}

	/** @return Things Created once for all tests. */
	private static function things(): array {
		return self::$things ??= self::shop()->run( static fn (): array => PageCache::create_things() );
	}

	#[TestDox( 'related products are read again at once when the categories of a product change, not only after it is saved' )]
	public function test_related_products(): void {
		[ 'product' => $product, 'category' => $category ] = self::things();

		$related = self::shop()->run(
			static function () use ( $product, $category ): array {
				// WooCommerce gives it the default category, which has enough products.
				wp_set_object_terms( $product, [], 'product_cat' );
				delete_transient( "wc_related_{$product}" );
				$before = count( wc_get_related_products( $product ) );
				PageCache::tags( static fn () => wp_set_object_terms( $product, [ $category ], 'product_cat' ) );
				return [ $before, wc_get_related_products( $product ) ];
			}
		);
		self::assertSame( [ 5, [] ], $related );
	}

	/**
	 * @param Closure( int, int, int, int ): (Closure(): list<string>) $change
	 * @param list<string>                                             $purged
	 * @param list<string>                                             $not_purged
	 */
	#[DataProvider( 'changes' )]
	#[TestDox( 'Purged is what shows $_dataName, and nothing else' )]
	public function test_changes( Closure $change, array $purged, array $not_purged ): void {
		$things = self::things();
		$tags   = self::shop()->run( $change( $things['product'], $things['category'], $things['variation'], $things['page'] ) );
		$name   = static fn ( string $tag ): string => (string) preg_replace_callback( '/:(\w+)$/', static fn ( array $found ): string => (string) ( $things[ $found[1] ] ?? $found[1] ), $tag );
		self::assertSame( [], array_values( array_diff( array_map( $name, $purged ), $tags ) ), 'Not purged; purged: ' . implode( ' ', $tags ) );
		self::assertSame( [], array_values( array_intersect( array_map( $name, $not_purged ), $tags ) ), 'Purged without reason.' );
	}
}
