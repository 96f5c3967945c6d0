<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Posts;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Fixtures\Rollback;
use Vitrina\Tests\Fixtures\Terms;
use Vitrina\Tests\Fixtures\Variations;
use Vitrina\Tests\Integration\Support\Shop;
use Vitrina\Theme\Swatches\Storage\VariationValues;
use WC_Product_Variation;

use function Vitrina\Theme\filtered_variations;
use function Vitrina\Theme\invalidate_matrices;
use function Vitrina\Theme\queried_variations;
use const Vitrina\Theme\MATRIX_TRANSIENT;

final class VariationMatrixTest extends TestCase {

	private Shop $shop;

	protected function setUp(): void {
		$shop = Shop::from_environment();
		if ( $shop === null ) {
			self::markTestSkipped( 'There is no shop: VITRINA_SHOP_DIR does not name one.' );
		}
		$this->shop = $shop;
	}

	/**
	 * [PROD-02] [PROD-03] The one query returns the same data as the objects of the variations.
	 */
	#[Group( 'full' )]
	public function test_the_query_tells_what_the_objects_tell(): void {
		$response = $this->shop->run(
			static fn (): array => Rollback::after(
				static function (): array {
					$product = Variations::large_product();
					foreach ( array_slice( $product->get_children(), 0, 40 ) as $place => $id ) {
						$variation = Products::get( $id );
						$props     = match ( $place % 5 ) {
							0 => [ 'status' => 'private' ],
							1 => [ 'regular_price' => '' ],
							2 => [
								'manage_stock'   => true,
								'stock_quantity' => $place,
								'backorders'     => $place % 2 === 1 ? 'no' : 'notify',
							],
							3 => [ 'stock_status' => 'outofstock' ],
							default => [ 'attributes' => [ 'pa_bazine-nata' => '' ] + $variation->get_attributes() ],
						};
						$variation->set_props( $props );
						$variation->save();
					}
					$product  = Variations::large_product();
					$sort     = static function ( array $row ): array {
						$row['attributes'] = array_filter( (array) $row['attributes'], static fn ( int|string $name ): bool => str_starts_with( (string) $name, 'attribute_' ), ARRAY_FILTER_USE_KEY );
						ksort( $row['attributes'] );
						return $row;
					};
					$queried  = array_map( $sort, queried_variations( $product ) );
					$filtered = array_map( $sort, filtered_variations( $product ) );
					$wrong    = array_filter( $queried, static fn ( array $row, int $place ): bool => $row !== ( $filtered[ $place ] ?? null ), ARRAY_FILTER_USE_BOTH );
					return [
						'queried'  => count( $queried ),
						'filtered' => count( $filtered ),
						'wrong'    => array_slice( $wrong, 0, 3 ),
					];
				}
			)
		);
		self::assertSame( [ 'queried' => 984, 'filtered' => 984, 'wrong' => [] ], $response );
	}

	/**
	 * [PROD-02] [PROD-03] Whatever changes a variation is in the next page; nothing else costs a query for all of them.
	 */
	#[Group( 'full' )]
	public function test_the_matrix_is_kept_until_a_variation_changes(): void {
		$response = $this->shop->run(
			static fn (): array => Rollback::after(
				static function (): array {
					$second = Products::get( Variations::large_product()->get_children()[1] );
					$count  = static function (): array {
						$product = Variations::large_product();
						$product->get_variation_prices( true );
						$product->get_variation_attributes();
						$before = Database::wpdb()->num_queries;
						$matrix = Variations::matrix( $product );
						return [ Database::wpdb()->num_queries - $before, count( $matrix['ids'] ), $matrix['flags'][1] & 2 ];
					};
					$count();
					$kept = $count();
					$second->set_stock_status( 'outofstock' );
					$second->save();
					$sold_out = $count();
					$second->set_regular_price( '' );
					$second->save();
					$unpriced = $count();
					$second->set_regular_price( '70.07' );
					$second->save();
					$priced = $count();
					$second->set_status( 'private' );
					$second->save();
					return [
						'kept'     => $kept[0],
						'sold out' => $sold_out[2],
						'unpriced' => $unpriced[1] - $kept[1],
						'priced'   => $priced[1] - $kept[1],
						'hidden'   => $count()[1] - $kept[1],
					];
				}
			)
		);
		self::assertLessThanOrEqual( 2, $response['kept'] );
		self::assertSame( [ 'sold out' => 0, 'unpriced' => -1, 'priced' => 0, 'hidden' => -1 ], array_slice( $response, 1 ) );
	}

	/**
	 * [PROD-02] [LIST-04] A value that was renamed, and a variation that WordPress alone took back, are so in the next page and on its card.
	 */
	public function test_what_woocommerce_does_not_hear_of_is_forgotten(): void {
		$response = $this->shop->run(
			static fn (): array => Rollback::after(
				static function (): array {
					$product = Variations::large_product();
					$name    = (string) array_key_first( $product->get_variation_attributes() );
					$term    = Terms::of_post( $product->get_id(), $name )[0];
					$values  = static fn (): array => VariationValues::of_this_site()->of( [ $product->get_id() => $name ] )[ $product->get_id() ];
					$count   = static fn (): int => count( array_merge( ...array_column( $values(), 'ids' ) ) );
					// In the matrix, and on the card.
					$has  = static fn ( string $slug ): array => [
						in_array( $slug, Variations::matrix( Variations::large_product() )['attributes'][0]['values'], true ),
						isset( $values()[ $slug ] ),
					];
					$seen = [ $has( $term->slug ), $count() ];
					wp_update_term( $term->term_id, $name, [ 'slug' => 'pervadinta' ] );
					// What WooCommerce remembers for the length of one page.
					wp_cache_flush();
					array_push( $seen, $has( 'pervadinta' ), $has( $term->slug ) );
					Posts::update( $product->get_children()[1], [ 'post_status' => 'private' ] );
					return [ ...$seen, $count() ];
				}
			)
		);
		self::assertSame( [ [ true, true ], 1000, [ true, true ], [ false, false ], 999 ], $response );
	}

	/**
	 * [PROD-03] A page that read its rows just before a change does not hand them to the pages behind it.
	 */
	#[Group( 'full' )]
	public function test_a_change_between_reading_and_keeping_is_seen(): void {
		$response = $this->shop->run(
			static fn (): array => Rollback::after(
				static function (): array {
					$product = Variations::large_product();
					$stock   = static fn (): int => Variations::matrix( Variations::large_product() )['flags'][1] & 2;
					$second  = Products::get( $product->get_children()[1] );
					$name    = 'pre_set_transient_' . MATRIX_TRANSIENT . $product->get_id();
					$change  = static function ( mixed $rows ) use ( $second, $name, &$change ): mixed {
						remove_filter( $name, $change );
						$second->set_stock_status( 'outofstock' );
						$second->save();
						return $rows;
					};
					invalidate_matrices();
					add_filter( $name, $change );
					return [ $stock(), $stock() ];
				}
			)
		);
		self::assertSame( [ 2, 0 ], $response );
	}

	/**
	 * [PROD-03] The matrix contains what another plugin changes by a filter.
	 */
	public function test_other_plugins_filters_are_heard(): void {
		$response = $this->shop->run(
			static fn (): array => Rollback::after(
				static function (): array {
					$product = Variations::large_product();
					$first   = $product->get_children()[1];
					add_filter( 'woocommerce_variation_is_active', static fn ( bool $is_active, WC_Product_Variation $variation ): bool => $variation->get_id() !== $first && $is_active, 10, 2 );
					$flags = Variations::matrix( $product )['flags'];
					return [ $flags[1] & 8, $flags[2] & 8 ];
				}
			)
		);
		self::assertSame( [ 0, 8 ], $response );
	}

	/**
	 * [PROD-17] Other plugins' words stay; a variation that one of them hides stays hidden.
	 */
	public function test_the_missing_fields_are_added_and_no_other_touched(): void {
		$response = $this->shop->run(
			static fn (): array => Rollback::after(
				static function (): array {
					$product = Variations::large_product();
					$second  = Products::get( $product->get_children()[1] );
					$read    = static fn (): array => (array) $product->get_available_variation( $second );
					$plain   = $read();
					add_filter(
						'woocommerce_available_variation',
						static fn ( array $data ): array => [
							'is_bundled'           => true,
							'variation_stock_left' => 9,
							'is_sold_individually' => true,
							'own'                  => 'word',
						] + $data
					);
					$other = $read();
					add_filter( 'woocommerce_available_variation', '__return_false', 50 );
					$fields = [ 'is_bundled', 'variation_stock_left', 'is_sold_individually', 'own' ];
					$pick   = static fn ( array $data ): array => array_map( static fn ( string $field ): mixed => $data[ $field ] ?? null, $fields );
					$image  = $plain['image'] ?? null;
					return [ $pick( $plain ), $pick( $other ), $product->get_available_variation( $second ), is_array( $image ) ? $image['catalog_sizes'] ?? '' : '' ];
				}
			)
		);
		self::assertSame( [ false, 0, 'no', null ], $response[0] );
		self::assertSame( [ true, 9, 'yes', 'word' ], $response[1] );
		self::assertFalse( $response[2] );
		self::assertNotSame( '', $response[3] );
	}

	/**
	 * [PROD-02] No plugin can put more variations into a page than the shop's limit.
	 */
	public function test_the_threshold_is_the_shops_up_to_its_limit(): void {
		$response = $this->shop->run(
			static fn (): array => Rollback::after(
				static function (): array {
					$product = Variations::large_product();
					$inline  = static fn (): mixed => apply_filters( 'woocommerce_ajax_variation_threshold', 30, $product );
					$own     = $inline();
					add_filter( 'woocommerce_ajax_variation_threshold', static fn (): int => 60 );
					$more = $inline();
					add_filter( 'woocommerce_ajax_variation_threshold', static fn (): int => 5000 );
					return [ $own, $more, $inline() ];
				}
			)
		);
		self::assertSame( [ 30, 60, 100 ], $response );
	}
}
