<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use PHPUnit\Framework\Attributes\TestDox;

/**
 * What a page reads together is what WordPress would read one by one.
 */
final class ReadTogetherTest extends ThemeTestCase {

	private const COUNT = '
		global $wpdb;
		$queries = static function ( callable $act ) use ( $wpdb ): int { $before = $wpdb->num_queries; $act(); return $wpdb->num_queries - $before; };
	';

	#[TestDox( '[MENU-01] three menus are read together, and have the items that WordPress gives each of them' )]
	public function test_menus(): void {
		$response = self::shop()->run(
			self::COUNT . '
			$menus  = array_values( get_nav_menu_locations() );
			$titles = static fn(): array => array_map( static fn( int $menu ): array => array_map( static fn( WP_Post $item ): array => [ $item->title, $item->url, $item->menu_order, $item->menu_item_parent ], (array) wp_get_nav_menu_items( $menu, [ "update_post_term_cache" => false ] ) ), $menus );
			$alone  = $titles();
			wp_cache_flush();
			wp_load_alloptions();
			Vitrina\Theme\prime_menus();
			$together = [];
			$needed   = $queries( static function () use ( &$together, $titles ): void { $together = $titles(); } );
			// WordPress adds properties to the items, which must not be there when they are printed again.
			return [ count( $menus ), count( $alone[0] ) > 10, $together === $alone, $titles() === $alone, $needed ];'
		);
		self::assertSame( [ 3, true, true, true, 0 ], $response );
	}

	#[TestDox( '[MENU-01] a menu query that a plugin has changed is left to WordPress' )]
	public function test_changed_menu_query(): void {
		$response = self::shop()->run(
			'$menu = get_nav_menu_locations()["primary"];
			$read = static fn(): array => array_map( static fn( array $args ): array => wp_list_pluck( wp_get_nav_menu_items( $menu, $args ), "ID" ), [ [], [ "post_status" => "draft" ], [ "posts_per_page" => 2, "nopaging" => false ] ] );
			$alone = $read();
			wp_cache_flush();
			wp_load_alloptions();
			Vitrina\Theme\prime_menus();
			return [ count( $alone[0] ) > 10, $alone[1], count( $alone[2] ), $read() === $alone ];'
		);
		self::assertSame( [ true, [], 2, true ], $response );
	}

	#[TestDox( '[PROD-12] terms of a product are found by slug without a query; others are searched for' )]
	public function test_known_terms(): void {
		$response = self::shop()->run(
			self::COUNT . '
			$product = get_page_by_path( "dvylika-spalvu", OBJECT, "product" )->ID;
			$term    = get_the_terms( $product, "pa_spalva" )[0];
			$other   = get_terms( [ "taxonomy" => "pa_spalva", "hide_empty" => false, "exclude" => wp_list_pluck( get_the_terms( $product, "pa_spalva" ), "term_id" ) ] );
			Vitrina\Theme\Variations\KnownTerms::of_this_request()->add_product( $product );
			$found   = null;
			$needed  = $queries( static function () use ( &$found, $term ): void { $found = get_term_by( "slug", $term->slug, "pa_spalva" ); } );
			return [
				$found->term_id === $term->term_id,
				$needed,
				get_term_by( "slug", $term->slug, "product_cat" ),
				get_term_by( "slug", "nera-tokio", "pa_spalva" ),
				$other === [] || get_term_by( "slug", $other[0]->slug, "pa_spalva" )->term_id === $other[0]->term_id,
				get_terms( [ "taxonomy" => "pa_spalva", "slug" => $term->slug, "name" => "nera tokio", "get" => "all", "number" => 1, "orderby" => "none" ] ),
			];'
		);
		self::assertSame( [ true, 0, false, false, true, [] ], $response );
	}

	#[TestDox( 'a setting that changes in a request is read again, and the preview of the Customizer applies' )]
	public function test_settings(): void {
		$response = self::shop()->run(
			'$read = static fn(): bool => Vitrina\Theme\is_on( "quick_view" );
			$seen = [ $read() ];
			try {
				set_theme_mod( "quick_view", false );
				$seen[] = $read();
			} finally {
				remove_theme_mod( "quick_view" );
			}
			$seen[] = $read();
			add_filter( "theme_mod_quick_view", "__return_false" );
			return [ ...$seen, $read() ];'
		);
		self::assertSame( [ true, false, true, false ], $response );
	}

	#[TestDox( 'pages that header and footer link to are read by one query, before WooCommerce asks' )]
	public function test_pages(): void {
		$response = self::shop()->run_alone(
			self::COUNT . '
			$ids = array_filter( array_map( static fn( string $name ): int => (int) get_option( $name ), [ "woocommerce_shop_page_id", "woocommerce_cart_page_id", "woocommerce_checkout_page_id", "wp_page_for_privacy_policy", "vitrina_companion_wishlist_page", "vitrina_companion_withdrawal_page" ] ) );
			return [ count( $ids ), $queries( static fn(): array => array_map( get_post( ... ), $ids ) ) ];'
		);
		self::assertSame( [ 6, 0 ], $response );
	}
}
