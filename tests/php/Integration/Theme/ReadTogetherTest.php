<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Fixtures\Menus;
use Vitrina\Tests\Fixtures\Options;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Fixtures\QueryCounter;
use Vitrina\Tests\Fixtures\Rollback;
use Vitrina\Tests\Fixtures\Terms;
use Vitrina\Theme\Menus\Storage\MenuItems;
use Vitrina\Theme\Variations\KnownTerms;
use WP_Post;
use WP_Term;

use function Vitrina\Theme\is_on;
use function Vitrina\Theme\prime_menus;

/**
 * What a page reads together is what WordPress would read one by one.
 */
final class ReadTogetherTest extends ThemeTestCase {

	#[TestDox( '[MENU-01] three menus are read together, and have the items that WordPress gives each of them' )]
	public function test_menus(): void {
		$response = self::shop()->run(
			static function (): array {
				$menus  = array_values( get_nav_menu_locations() );
				$titles = static fn (): array => array_map( static fn ( int $menu ): array => array_map( static fn ( WP_Post $item ): array => array_intersect_key( get_object_vars( $item ), array_flip( [ 'title', 'url', 'menu_order', 'menu_item_parent' ] ) ), Menus::items( $menu, [ 'update_post_term_cache' => false ] ) ), $menus );
				$alone  = $titles();
				wp_cache_flush();
				wp_load_alloptions();
				prime_menus();
				$together = [];
				$needed   = QueryCounter::during(
					static function () use ( &$together, $titles ): void {
						$together = $titles();
					}
				);
				// WordPress adds properties to the items, which must not be there when they are printed again.
				return [ count( $menus ), count( $alone[0] ) > 10, $together === $alone, $titles() === $alone, $needed ];
			}
		);
		self::assertSame( [ 3, true, true, true, 0 ], $response );
	}

	#[TestDox( '[MENU-01] with a persistent object cache, the items are read without a query, until one is added or deleted' )]
	public function test_menus_in_an_object_cache(): void {
		$response = self::shop()->run(
			static fn (): array => Rollback::after(
				static function (): array {
					$menu  = get_nav_menu_locations()['primary'];
					$term  = get_term( $menu, 'nav_menu' );
					$row   = $term instanceof WP_Term ? $term->term_taxonomy_id : 0;
					$ids   = static fn (): array => array_column( MenuItems::of( [ $row ] )[ $row ], 'ID' );
					$first = $ids();
					$reads = QueryCounter::start( '/term_taxonomy_id AS menu/' );
					$seen  = [ $ids() === $first ];
					$item  = wp_update_nav_menu_item(
						$menu,
						0,
						[
							'menu-item-title'  => 'Naujiena',
							'menu-item-url'    => '/naujiena/',
							'menu-item-status' => 'publish',
						]
					);
					$seen[] = $reads->get();
					$seen[] = $ids() === [ ...$first, $item ];
					wp_delete_post( is_int( $item ) ? $item : 0, true );
					$seen[] = $ids() === $first;
					return $seen;
				}
			)
		);
		self::assertSame( [ true, 0, true, true ], $response );
	}

	#[TestDox( '[MENU-01] a menu query that a plugin has changed is left to WordPress' )]
	public function test_changed_menu_query(): void {
		$response = self::shop()->run(
			static function (): array {
				$menu  = get_nav_menu_locations()['primary'];
				$read  = static fn (): array => array_map(
					static fn ( array $args ): array => array_column( Menus::items( $menu, $args ), 'ID' ),
					[
						[],
						[ 'post_status' => 'draft' ],
						[
							'posts_per_page' => 2,
							'nopaging'       => false,
						],
					]
				);
				$alone = $read();
				wp_cache_flush();
				wp_load_alloptions();
				prime_menus();
				return [ count( $alone[0] ) > 10, $alone[1], count( $alone[2] ), $read() === $alone ];
			}
		);
		self::assertSame( [ true, [], 2, true ], $response );
	}

	#[TestDox( '[PROD-12] terms of a product are found by slug without a query; others are searched for' )]
	public function test_known_terms(): void {
		$response = self::shop()->run(
			static function (): array {
				$product = Products::find( 'dvylika-spalvu' );
				$terms   = Terms::of_post( $product, 'pa_spalva' );
				$term    = $terms[0];
				$others  = get_terms(
					[
						'taxonomy'   => 'pa_spalva',
						'hide_empty' => false,
						'exclude'    => array_column( $terms, 'term_id' ),
					]
				);
				KnownTerms::of_this_request()->add_product( $product );
				$found  = null;
				$needed = QueryCounter::during(
					static function () use ( &$found, $term ): void {
						$found = Terms::find( $term->slug, 'pa_spalva' )->term_id;
					}
				);
				$other  = is_array( $others ) ? $others[0] ?? null : null;
				return [
					$found === $term->term_id,
					$needed,
					get_term_by( 'slug', $term->slug, 'product_cat' ),
					get_term_by( 'slug', 'nera-tokio', 'pa_spalva' ),
					! $other instanceof WP_Term || Terms::find( $other->slug, 'pa_spalva' )->term_id === $other->term_id,
					get_terms(
						[
							'taxonomy' => 'pa_spalva',
							'slug'     => $term->slug,
							'name'     => 'nera tokio',
							'get'      => 'all',
							'number'   => 1,
							'orderby'  => 'none',
						]
					),
				];
			}
		);
		self::assertSame( [ true, 0, false, false, true, [] ], $response );
	}

	#[TestDox( 'a setting that changes in a request is read again, and the preview of the Customizer applies' )]
	public function test_settings(): void {
		$response = self::shop()->run(
			static function (): array {
				$seen = [ is_on( 'quick_view' ) ];
				try {
					set_theme_mod( 'quick_view', false );
					$seen[] = is_on( 'quick_view' );
				} finally {
					remove_theme_mod( 'quick_view' );
				}
				$seen[] = is_on( 'quick_view' );
				add_filter( 'theme_mod_quick_view', '__return_false' );
				return [ ...$seen, is_on( 'quick_view' ) ];
			}
		);
		self::assertSame( [ true, false, true, false ], $response );
	}

	#[TestDox( 'pages that header and footer link to are read by one query, before WooCommerce asks' )]
	public function test_pages(): void {
		$response = self::shop()->run_alone(
			static function (): array {
				$ids = array_filter( array_map( Options::number( ... ), [ 'woocommerce_shop_page_id', 'woocommerce_cart_page_id', 'woocommerce_checkout_page_id', 'wp_page_for_privacy_policy', 'vitrina_companion_wishlist_page', 'vitrina_companion_withdrawal_page' ] ), static fn ( int $id ): bool => $id > 0 );
				return [ count( $ids ), QueryCounter::during( static fn (): array => array_map( get_post( ... ), $ids ) ) ];
			}
		);
		self::assertSame( [ 6, 0 ], $response );
	}
}
