<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Integration\Support\Visitor;

use function Vitrina\Theme\latest_products;
use function Vitrina\Theme\top_categories;

/** A shop whose owner has made no menu, no front page and no pictures of categories. */
final class FreshShopTest extends ThemeTestCase {

	#[TestDox( '[STATE-01] products and posts of the same moment stand on the front page in the same order each time' )]
	public function test_same_moment(): void {
		$orders = self::shop()->run(
			static function (): array {
				$orders = [];
				add_filter(
					'posts_orderby',
					static function ( string $order ) use ( &$orders ): string {
						$orders[] = $order;
						return $order;
					}
				);
				latest_products( 8 );
				ob_start();
				get_template_part( 'parts/front', 'journal' );
				ob_end_clean();
				return $orders;
			}
		);
		self::assertCount( 2, array_filter( $orders, static fn ( string $order ): bool => preg_match( '/post_date DESC, \S+\.ID DESC$/', $order ) === 1 ), implode( '; ', $orders ) );
	}

	#[TestDox( '[OWN-02] the menu leads to the shop, its categories and the pages; the front page shows categories with pictures, products and posts; the next page only posts' )]
	public function test_fresh_shop(): void {
		$remove = self::shop()->add_code(
			'fresh-shop',
			static function (): void {
				add_filter( 'pre_option_show_on_front', static fn (): string => 'posts' );
				add_filter( 'theme_mod_nav_menu_locations', static fn (): array => [] );
				add_filter( 'get_term_metadata', static fn ( mixed $value, int $id, string $key ): mixed => $key === 'thumbnail_id' ? [ '' ] : $value, 10, 3 );
			}
		);
		try {
			$front = self::visitor()->get( '/' )->body;
			$next  = self::visitor()->get( '/page/2/' )->body;
		} finally {
			$remove();
		}
		[ $shop, $categories, $cart ] = self::shop()->run(
			static fn (): array => [
				wc_get_page_permalink( 'shop' ),
				array_map( get_term_link( ... ), top_categories() ),
				wc_get_cart_url(),
			]
		);
		self::assertSame( 1, preg_match( '~<nav class="menu menu--primary"[^>]*>(.*?)</nav>~s', $front, $menu ) );
		foreach ( array_filter( [ $shop, ...$categories ], is_string( ... ) ) as $link ) {
			self::assertStringContainsString( "href=\"{$link}\"", $menu[1] ?? '' );
		}
		self::assertStringContainsString( 'menu__toggle', $menu[1] ?? '' );
		self::assertStringNotContainsString( $cart, $menu[1] ?? '' );
		self::assertStringNotContainsString( 'wishlist', $menu[1] ?? '' );

		self::assertSame( 1, preg_match( '~<ul class="shelves">(.*?)</ul>~s', $front, $shelves ) );
		self::assertSame( 4, substr_count( $shelves[1] ?? '', '<img' ), 'Each category shows a product.' );
		self::assertStringContainsString( 'add_to_cart_button', $front );
		self::assertStringContainsString( 'id="posts"', $front );
		self::assertStringContainsString( 'id="posts"', $next );
		self::assertStringNotContainsString( 'class="hero', $next );
	}

	#[TestDox( '[OWN-15] links lead from the front page to shop, category, product, cart, checkout, account and contacts; no page is empty or has a raw shortcode' )]
	public function test_no_dead_end(): void {
		[ $wanted, $cart, $checkout, $add ] = self::shop()->run(
			static function (): array {
				$product  = latest_products( 1 )[0];
				$contacts = get_page_by_path( 'kontaktai' );
				$pages    = [ wc_get_page_permalink( 'shop' ), wc_get_page_permalink( 'myaccount' ), get_permalink( $contacts->ID ?? 0 ), get_term_link( top_categories()[0] ), $product->get_permalink() ];
				return [ array_values( array_filter( $pages, is_string( ... ) ) ), wc_get_cart_url(), wc_get_checkout_url(), $product->get_id() ];
			}
		);
		$visitor = self::visitor();
		$front   = $visitor->get( '/' )->body;
		self::assertCount( 5, $wanted );
		foreach ( [ ...$wanted, $cart ] as $url ) {
			self::assertStringContainsString( "href=\"{$url}\"", $front );
		}
		$visitor->get( "/?add-to-cart={$add}" );
		$in_cart = self::assertPage( $visitor, $cart );
		self::assertStringContainsString( "href=\"{$checkout}\"", $in_cart );
		foreach ( [ ...$wanted, $checkout ] as $url ) {
			self::assertPage( $visitor, $url );
		}
	}

	private static function assertPage( Visitor $visitor, string $url ): string {
		$response = $visitor->get( substr( $url, strlen( self::shop()->url ) ) );
		self::assertSame( 200, $response->status, $url );
		self::assertDoesNotMatchRegularExpression( '/\[(vitrina|woocommerce|products?)[ _\]]/', $response->body, $url );
		self::assertSame( 1, preg_match( '~<main.*?</main>~s', $response->body, $main ), $url );
		self::assertGreaterThan( 20, strlen( trim( strip_tags( $main[0] ?? '' ) ) ), $url );
		return $response->body;
	}
}
