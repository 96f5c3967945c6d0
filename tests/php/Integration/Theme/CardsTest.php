<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Fixtures\Output;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Fixtures\QueryCounter;
use Vitrina\Tests\Fixtures\Rollback;
use Vitrina\Tests\Fixtures\Variations;
use Vitrina\Theme\Swatches\Storage\VariationValues;
use WC_Cache_Helper;
use WC_Data_Store;
use WC_Product_Factory;

use function Vitrina\Theme\card_srcset;
use function Vitrina\Theme\invalidate_matrices;
use function Vitrina\Theme\print_page_load;

final class CardsTest extends ThemeTestCase {

	#[TestDox( '[LIST-04] cards ask for their pictures together, however many they are' )]
	public function test_pictures(): void {
		[ $one_by_one, $cards ] = self::shop()->run(
			static function (): array {
				$GLOBALS['post'] = null;
				$counter         = QueryCounter::start( '/FROM \w*posts WHERE ID = \d+|FROM \w*postmeta WHERE post_id IN \(\d+\)/' );
				$html            = do_shortcode( '[products limit=60 columns=4 cache=false]' );
				return [ $counter->get(), substr_count( $html, 'card__frame' ) ];
			}
		);
		self::assertGreaterThan( 40, $cards );
		self::assertLessThanOrEqual( 4, $one_by_one );
	}

	#[TestDox( '[LIST-04] listed products and variations have the type that WooCommerce itself reads, also after a change; it is read from terms that are already loaded' )]
	public function test_types(): void {
		[ $found, $expected, $changed, $unread ] = self::shop()->run(
			static fn (): array => Rollback::after(
				static function (): array {
					$read = static fn ( string $type ): array => array_map( intval( ... ), get_posts( [ 'post_type' => $type, 'posts_per_page' => 70, 'fields' => 'ids' ] ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- Short.
					$ids  = [ ...$read( 'product' ), ...$read( 'product_variation' ) ];
					update_object_term_cache( $ids, 'product' );
					$found    = array_map( WC_Product_Factory::get_product_type( ... ), $ids );
					$store    = WC_Data_Store::load( 'product' );
					$expected = array_map( static fn ( int $id ): mixed => $store->__call( 'get_product_type', [ $id ] ), $ids );
					$simple   = $ids[ (int) array_search( 'simple', $found, true ) ];
					wp_set_object_terms( $simple, 'external', 'product_type' );
					update_object_term_cache( [ $simple ], 'product' );
					$changed = WC_Product_Factory::get_product_type( $simple );
					wp_cache_set( WC_Cache_Helper::get_cache_prefix( "product_{$simple}" ) . "_type_{$simple}", 'grouped', 'products' );
					return [ $found, $expected, $changed, WC_Product_Factory::get_product_type( $simple ) ];
				}
			)
		);
		self::assertSame( $expected, $found );
		self::assertSame( [ 'simple', 'variable', 'variation' ], array_values( array_intersect( [ 'simple', 'variable', 'variation' ], $found ) ) );
		self::assertSame( [ 'external', 'external' ], [ $changed, $unread ] );
	}

	#[TestDox( '[LIST-04] a card lists the files of a picture that it can use, each at least a quarter wider than the last' )]
	public function test_files(): void {
		$widths = self::shop()->run(
			static function (): array {
				$keep = static fn ( int ...$widths ): array => array_keys( (array) card_srcset( array_fill_keys( $widths, [] ) ) );
				return [ $keep( 600, 150, 240, 300, 450, 768, 819, 900, 1200 ), $keep( 100, 199 ), $keep( 901, 900, 200, 249 ) ];
			}
		);
		self::assertSame( [ [ 240, 300, 450, 600, 768 ], [], [ 200, 900 ] ], $widths );
		$html = self::visitor()->get( '/kategorija/zvakes/' )->body;
		self::assertSame( 0, preg_match( '/ (1[5-9]\d|1\d{3})w/', $html ) );
		self::assertSame( 1, preg_match( '/<img [^>]*card__picture" [^>]*srcset="[^"]* 450w/', $html ) );
	}

	#[TestDox( '[LIST-04] the pictures of the first two cards of a listing are loaded early, and the first card is the first of its row' )]
	public function test_first_cards(): void {
		preg_match_all( '~<li class="card ([^"]*)".*?<img ([^>]*)~s', self::visitor()->get( '/parduotuve/' )->body, $cards );
		self::assertSame( [ true, true, false, false ], array_map( static fn ( string $image ): bool => str_contains( $image, 'loading="eager"' ), array_slice( $cards[2], 0, 4 ) ) );
		self::assertSame( [ true, false ], array_map( static fn ( string $classes ): bool => in_array( 'first', explode( ' ', $classes ), true ), array_slice( $cards[1], 0, 2 ) ) );
	}

	#[TestDox( '[LIST-04] what a card says of a thousand variations is read once, until one of them changes' )]
	public function test_values_are_kept(): void {
		$response = self::shop()->run(
			static fn (): array => Rollback::after(
				static function (): array {
					$product = Variations::large_product();
					$name    = (string) array_key_first( $product->get_variation_attributes() );
					$counter = QueryCounter::start( '/AS variations/' );
					$prices  = static fn (): array => array_merge( ...array_column( VariationValues::of_this_site()->of( [ $product->get_id() => $name ] )[ $product->get_id() ], 'prices' ) );
					invalidate_matrices();
					$seen   = [ $prices() === $prices(), in_array( '70.07', $prices(), true ), $counter->get() ];
					$second = Products::get( $product->get_children()[1] );
					$second->set_regular_price( '70.07' );
					$second->set_sale_price( '' );
					$second->save();
					return [ ...$seen, in_array( '70.07', $prices(), true ), $counter->get() ];
				}
			)
		);
		self::assertSame( [ true, false, 1, true, 2 ], $response );
	}

	#[TestDox( '[LIST-04] with a persistent object cache, what a card says of few variations is read once too, until the last piece of one is sold' )]
	public function test_values_are_kept_in_an_object_cache(): void {
		$response = self::shop()->run(
			static fn (): array => Rollback::after(
				static function (): array {
					wp_using_ext_object_cache( true );
					$product   = Variations::product( Products::find( 'dvylika-spalvu' ) );
					$name      = (string) array_key_first( $product->get_variation_attributes() );
					$variation = Products::get( $product->get_children()[1] );
					$value     = $variation->get_attributes()[ $name ] ?? '';
					$variation->set_manage_stock( true );
					$variation->set_stock_quantity( 1 );
					$variation->save();
					$counter = QueryCounter::start( '/AS variations/' );
					$sold_out = static fn (): array => array_keys( array_filter( VariationValues::of_this_site()->of( [ $product->get_id() => $name ] )[ $product->get_id() ], static fn ( array $of_value ): bool => ! $of_value['is_in_stock'] ) );
					$seen     = [ $sold_out(), $sold_out(), $counter->get() ];
					wc_update_product_stock( $variation, 1, 'decrease' );
					return [ $seen[0] === $seen[1], $seen[2], array_values( array_diff( $sold_out(), $seen[0] ) ) === [ $value ], $counter->get() ];
				}
			)
		);
		self::assertSame( [ true, 1, true, 2 ], $response );
	}

	#[TestDox( '[LIST-04] a variation for any value belongs to each value, in the order of the variations' )]
	public function test_any_value(): void {
		$response = self::shop()->run(
			static fn (): array => Rollback::after(
				static function (): array {
					$product = Variations::product( Products::find( 'dvylika-spalvu' ) );
					$name    = (string) array_key_first( $product->get_variation_attributes() );
					$ids     = $product->get_children();
					$slugs   = array_map( static fn ( int $id ): mixed => get_post_meta( $id, "attribute_{$name}", true ), $ids );
					update_post_meta( $ids[1], "attribute_{$name}", '' );
					invalidate_matrices();
					$values = VariationValues::of_this_site()->of( [ $product->get_id() => $name ] )[ $product->get_id() ];
					$of     = static fn ( mixed $slug ): array => VariationValues::matching( $values, is_string( $slug ) ? $slug : '' )['ids'];
					return [
						$of( $slugs[0] ) === [ $ids[0], $ids[1] ],
						$of( $slugs[2] ) === [ $ids[1], $ids[2] ],
						$of( $slugs[1] ) === [ $ids[1] ],
						$of( '' ) === [ $ids[1] ],
					];
				}
			)
		);
		self::assertSame( [ true, true, true, true ], $response );
	}

	#[TestDox( '[LIST-04] what cards have beyond picture, name, price and button can be switched off, and then costs no byte' )]
	#[Group( 'full' )]
	public function test_extras_are_switched_off(): void {
		$extras = [ 'card_swatches', 'quick_view', 'image_hover_swap' ];
		$has    = static function (): array {
			$html = self::visitor()->get( '/kategorija/zvakes/' )->body;
			return array_map( static fn ( string $mark ): bool => str_contains( $html, $mark ), [ '"card-swatches"', 'class="quick-view-link', 'card__picture--second', 'card-extras.css' ] );
		};
		self::assertSame( [ true, true, true, true ], $has() );
		try {
			self::shop()->run(
				static function () use ( $extras ): void {
					foreach ( $extras as $name ) {
						set_theme_mod( $name, false );
					}
				}
			);
			self::assertSame( [ false, false, false, false ], $has() );
		} finally {
			self::shop()->run( static fn () => array_map( remove_theme_mod( ... ), $extras ) );
		}
	}

	#[TestDox( '[LIST-04] the preview of the Customizer, which tells its settings after the theme is loaded, switches rows and the transition of pages' )]
	#[Group( 'full' )]
	public function test_settings_are_asked_late(): void {
		$response = self::shop()->run(
			static function (): array {
				$is_row = static fn (): bool => str_contains( Output::filtered( 'woocommerce_product_loop_start', '<ul class="products">' ), 'products-row' );
				wc_set_loop_prop( 'name', 'related' );
				$seen = [ $is_row(), apply_filters( 'woocommerce_cross_sells_total', 2 ) ];
				add_filter( 'theme_mod_related_slider', '__return_false' );
				add_filter( 'theme_mod_page_load_transition', '__return_true' );
				ob_start();
				print_page_load();
				$printed = (string) ob_get_clean();
				return [ ...$seen, $is_row(), apply_filters( 'woocommerce_cross_sells_total', 2 ), has_action( 'wp_head', 'Vitrina\Theme\print_page_load' ) !== false, str_contains( $printed, 'vitrina-page-load-js' ) ];
			}
		);
		self::assertSame( [ true, 8, false, 4, true, true ], $response );
	}
}
