<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Companion\Withdrawal\WithdrawalPage;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Integration\Support\FastRun;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

/** What the plugins show in a theme that knows nothing of them. */
final class AnyThemeTest extends ThemeTestCase {

	private const LISTING = '/parduotuve/';
	private const PRODUCT = '/produktas/lino-skalbiniai/';
	private const COLOURS = '/produktas/dvylika-spalvu/';

	/** @return array<string, array{string}> */
	public static function themes(): array {
		return FastRun::first(
			2,
			[
				'a block theme'   => [ 'twentytwentythree' ],
				'a classic theme' => [ 'storefront' ],
				'another one'     => [ 'astra' ],
			]
		);
	}

	/** @return callable(): void Puts our theme back. */
	private static function use_theme( string $theme ): callable {
		return self::shop()->add_code(
			'any-theme',
			static function () use ( $theme ): void {
				add_filter( 'pre_option_template', static fn (): string => $theme );
				add_filter( 'pre_option_stylesheet', static fn (): string => $theme );
			}
		);
	}

	/**
	 * @param list<string> $paths
	 * @return array<string, string> Bodies by address, as a guest gets them.
	 */
	private static function pages( string $theme, array $paths = [ self::LISTING, self::PRODUCT ] ): array {
		$remove = self::use_theme( $theme );
		try {
			return array_map( static fn ( string $path ): string => self::visitor()->get( $path )->body, array_combine( $paths, $paths ) );
		} finally {
			$remove();
		}
	}

	#[DataProvider( 'themes' )]
	#[TestDox( '[OWN-22] In $theme every product has a heart with its form, the footer leads to the withdrawal, and the product page tells of terminals' )]
	#[Group( 'full' )]
	public function test_own_22_parts_have_a_home( string $theme ): void {
		if ( ! self::shop()->run( static fn (): bool => wp_get_theme( $theme )->exists() ) ) {
			self::markTestSkipped( "There is no {$theme}." );
		}
		$withdrawal = self::shop()->run( static fn (): string => WithdrawalPage::url() );
		$product    = self::shop()->run( static fn (): int => Products::find( 'lino-skalbiniai' ) );
		foreach ( self::pages( $theme ) as $path => $body ) {
			self::assertStringContainsString( "themes/{$theme}/", $body );
			self::assertSame( 1, preg_match_all( '~<form id="vitrina-wishlist-add"~', $body ), $path );
			self::assertSame( 1, preg_match_all( '~<p class="vitrina-footer-line"[^>]*>(?:(?!</p>).)*<a href="' . preg_quote( $withdrawal, '~' ) . '"~s', $body ), $path );
			self::assertStringContainsString( '/vitrina-companion/build/wishlist.js', $body );
			$hearts = preg_match_all( '~<button[^>]* name="vitrina_wishlist_add" value="(\d+)" data-wishlist aria-pressed="false" aria-label="[^"]+"~', $body, $found );
			// One for each card.
			self::assertSame( $found[1], array_values( array_unique( $found[1] ) ), $path );
			self::assertSame( $path === self::PRODUCT, in_array( (string) $product, $found[1], true ) && $hearts < 12, $path );
			self::assertSame( $path === self::PRODUCT ? 1 : 0, substr_count( $body, 'class="vitrina-terminal-note"' ), $path );
		}
	}

	#[TestDox( '[OWN-22] Our theme, which has a place for each of them, shows each once' )]
	public function test_own_22_our_theme_shows_them_once(): void {
		foreach ( [ self::LISTING, self::PRODUCT ] as $path ) {
			$body = self::visitor()->get( $path )->body;
			self::assertSame( 0, preg_match_all( '~vitrina-footer-line|vitrina-terminal-note|class="vitrina-heart"|vitrina-companion/build/wishlist~', $body ), $path );
			self::assertSame( 1, substr_count( $body, 'id="vitrina-wishlist-add"' ), $path );
			preg_match_all( '~data-wishlist~', $body, $hearts );
			self::assertGreaterThan( 0, count( $hearts[0] ), $path );
		}
	}

	#[TestDox( '[OWN-22] In another theme, each form that searches products suggests them, and no other form does' )]
	public function test_own_22_search_forms(): void {
		$remove = self::shop()->add_code(
			'search-forms',
			static function (): void {
				add_action(
					'wp_footer',
					static function (): void {
						add_filter( 'get_product_search_form', static fn (): string => '<form action="/"><input name="s"><input value="product" type="hidden" name="post_type"></form>', 99 );
						get_product_search_form();
						echo '<div class="test-forms">', do_blocks( '<!-- wp:search {"label":"A"} /--><!-- wp:search {"label":"B","query":{"post_type":"product"}} /-->' ), '</div>';
					}
				);
			}
		);
		try {
			[ self::LISTING => $theirs ] = self::pages( 'storefront', [ self::LISTING ] );
			$ours                        = self::visitor()->get( self::LISTING )->body;
		} finally {
			$remove();
		}
		// Storefront's header, its bar for phones, a plugin's form, and the second block.
		self::assertSame( 4, preg_match_all( '~<form\b(?:(?!</form>).)*\bname="s"(?:(?!</form>).)*\bvalue="product"(?:(?!</form>).)*<div data-island="search-suggestions"[^>]*></div></form>~s', $theirs ) );
		self::assertSame( 4, substr_count( $theirs, 'data-island="search-suggestions"' ) );
		self::assertSame( 1, preg_match( '~"search":\{"minChars":3,~', $theirs ) );
		self::assertStringNotContainsString( 'search-suggestions', $ours );
	}

	#[TestDox( '[OWN-22] [SRCH-01] In another theme, the request for suggestions finds what it finds in ours' )]
	public function test_own_22_suggestions(): void {
		$path = '/wp-admin/admin-ajax.php?action=goya_search_products_ajax&query=';
		$ids  = static function ( string $body ): array {
			$answer = json_decode( $body, true );
			return is_array( $answer ) && is_array( $answer['suggestions'] ?? null ) ? array_column( $answer['suggestions'], 'id' ) : [];
		};
		[ $known, $unknown, $short ] = array_values( self::pages( 'storefront', [ "{$path}zvake", "{$path}qqqqq", "{$path}zv" ] ) );
		self::assertCount( 6, $ids( $known ) );
		self::assertSame( $ids( self::visitor()->get( "{$path}zvake" )->body ), $ids( $known ) );
		self::assertSame( [ -1 ], $ids( $unknown ) );
		self::assertSame( '{"suggestions":[],', substr( $short, 0, 18 ) );
	}

	#[TestDox( '[OWN-22] A shop can have search forms without suggestions' )]
	public function test_own_22_without_suggestions(): void {
		$remove = self::shop()->add_code( 'no-suggestions', static fn () => add_filter( 'vitrina_search_suggestions', '__return_false' ) );
		try {
			self::assertStringNotContainsString( 'search-suggestions', self::pages( 'storefront', [ self::LISTING ] )[ self::LISTING ] );
		} finally {
			$remove();
		}
	}

	#[DataProvider( 'themes' )]
	#[TestDox( '[OWN-22] [PROD-06] In $theme a variation form has a radio group for each attribute, with colours, and what is out of stock' )]
	public function test_own_22_swatches( string $theme ): void {
		if ( ! self::shop()->run( static fn (): bool => wp_get_theme( $theme )->exists() ) ) {
			self::markTestSkipped( "There is no {$theme}." );
		}
		$body = self::pages( $theme, [ self::COLOURS ] )[ self::COLOURS ];
		self::assertSame( 1, substr_count( $body, 'role="radiogroup"' ) );
		self::assertSame( 12, preg_match_all( '~<li [^>]*role="radio"[^>]*><span class="variable-item-contents" data-server-html><span class="variable-item-span" style="background:#[0-9a-f]{6}">~', $body ) );
		self::assertSame( 1, substr_count( $body, 'aria-label="Medaus, Išparduota"' ) );
		self::assertSame( 1, substr_count( $body, 'class="swatch-data"' ) );
		self::assertStringContainsString( '/vitrina-companion/build/swatches.js', $body );
	}

	#[TestDox( '[OWN-22] [DISC-03] In a block theme the owner can place prices by quantity and the number of terminals as blocks; then they are there once' )]
	#[Group( 'full' )]
	public function test_own_22_product_blocks(): void {
		$count = static fn (): array => array_map(
			static fn ( string $text ): int => substr_count( self::pages( 'twentytwentythree', [ self::COLOURS ] )[ self::COLOURS ], $text ),
			[ 'class="awdr-bulk-customizable-table"', 'class="vitrina-terminal-note"', 'wp-block-vitrina-quantity-prices', 'wp-block-vitrina-terminal-note' ]
		);
		self::assertSame( [ 1, 1, 0, 0 ], $count() );
		$template = self::shop()->run(
			static function (): int {
				$id = wp_insert_post(
					[
						'post_type'    => 'wp_template',
						'post_status'  => 'publish',
						'post_name'    => 'single-product',
						'post_title'   => 'Single product',
						'post_content' => '<!-- wp:vitrina/quantity-prices /--><!-- wp:vitrina/terminal-note /--><!-- wp:post-title /--><!-- wp:woocommerce/add-to-cart-form /--><!-- wp:post-excerpt /-->',
					]
				);
				wp_set_object_terms( $id, 'twentytwentythree', 'wp_theme' );
				return $id;
			}
		);
		try {
			self::assertSame( [ 1, 1, 1, 1 ], $count() );
		} finally {
			self::shop()->run( static fn () => wp_delete_post( $template, true ) );
		}
	}

	#[TestDox( '[OWN-22] Our theme, which has swatches of its own, prints them once' )]
	public function test_own_22_swatches_once(): void {
		$body = self::visitor()->get( self::COLOURS )->body;
		self::assertSame( 1, substr_count( $body, 'role="radiogroup"' ) );
		self::assertSame( 1, substr_count( $body, 'class="swatch-data"' ) );
		self::assertStringNotContainsString( '/vitrina-companion/build/swatches.js', $body );
	}

	#[TestDox( '[OWN-22] A shop with another theme can keep its selects' )]
	public function test_own_22_without_swatches(): void {
		$remove = self::shop()->add_code( 'no-swatches', static fn () => add_filter( 'vitrina_form_swatches', '__return_false' ) );
		try {
			$body = self::pages( 'storefront', [ self::COLOURS ] )[ self::COLOURS ];
			self::assertStringContainsString( 'name="attribute_pa_spalva"', $body );
			self::assertStringNotContainsString( 'role="radiogroup"', $body );
			self::assertStringNotContainsString( '/vitrina-companion/build/swatches.js', $body );
		} finally {
			$remove();
		}
	}

	/**
	 * The free shipping bars that a visitor sees after each of two adds.
	 *
	 * @return list<array{cart: list<string>, mini_cart: list<string>}> Plain texts.
	 */
	private static function free_shipping_bars( string $theme ): array {
		$product = self::shop()->run( static fn (): int => Products::find( 'avietynas' ) );
		$cart    = self::shop()->run( static fn (): string => (string) wp_parse_url( wc_get_cart_url(), PHP_URL_PATH ) );
		$visitor = self::visitor();
		$texts   = static function ( string $html ): array {
			preg_match_all( '~<div class="free-shipping-progress-bar[^"]*"><p>(.*?)</p>~s', $html, $found );
			return array_map( static fn ( string $text ): string => html_entity_decode( strip_tags( $text ) ), $found[1] );
		};
		$remove  = self::use_theme( $theme );
		try {
			$seen = [];
			foreach ( [ 1, 20 ] as $quantity ) {
				$visitor->get( "/?add-to-cart={$product}&quantity={$quantity}" );
				$fragments = json_decode( $visitor->get( '/?wc-ajax=get_refreshed_fragments' )->body, true );
				$mini_cart = is_array( $fragments ) && is_array( $fragments['fragments'] ?? null ) ? $fragments['fragments']['div.widget_shopping_cart_content'] ?? null : null;
				self::assertIsString( $mini_cart );
				$page = $visitor->get( $cart )->body;
				self::assertStringContainsString( 'cart_totals', $page );
				$seen[] = [
					'cart'      => $texts( $page ),
					'mini_cart' => $texts( $mini_cart ),
				];
			}
			return $seen;
		} finally {
			$remove();
		}
	}

	#[TestDox( '[OWN-22] [CART-09] In another theme, the cart and the mini cart tell what is missing for free delivery' )]
	public function test_own_22_free_shipping(): void {
		[ $first, $second ] = self::free_shipping_bars( 'storefront' );
		foreach ( [ 'cart', 'mini_cart' ] as $place ) {
			self::assertCount( 1, $first[ $place ] );
			self::assertStringContainsString( 'Iki nemokamo pristatymo į paštomatą trūksta', $first[ $place ][0] );
			self::assertCount( 1, $second[ $place ] );
			self::assertStringContainsString( 'Nemokamas pristatymas į paštomatą', $second[ $place ][0] );
		}
	}

	#[TestDox( '[OWN-22] [CART-09] Our theme, which has a bar of its own in the mini cart panel, gets no second one' )]
	public function test_own_22_free_shipping_once(): void {
		$none = [
			'cart'      => [],
			'mini_cart' => [],
		];
		self::assertSame( [ $none, $none ], self::free_shipping_bars( 'vitrina' ) );
	}

	#[TestDox( '[OWN-22] [CART-09] In another theme, the cart of the Store API tells what is missing for free delivery, as plain text, and in ours it does not' )]
	public function test_own_22_free_shipping_in_blocks(): void {
		$product = self::product();
		$read    = static function () use ( $product ): mixed {
			$visitor = self::visitor();
			$visitor->add_to_cart( $product );
			$extensions = $visitor->get( '/wp-json/wc/store/v1/cart' )->json()['extensions'] ?? null;
			return is_array( $extensions ) ? $extensions['vitrina_free_shipping'] ?? null : null;
		};
		self::assertNull( $read() );
		$remove = self::use_theme( 'storefront' );
		try {
			$data = $read();
		} finally {
			$remove();
		}
		self::assertIsArray( $data );
		self::assertIsString( $data['text'] );
		self::assertMatchesRegularExpression( '/^Iki nemokamo pristatymo į paštomatą trūksta [\d,]+\x{a0}€$/u', $data['text'] );
		self::assertIsString( $data['share'] );
		self::assertMatchesRegularExpression( '/^\d+(\.\d)?%$/', $data['share'] );
		self::assertFalse( $data['is_reached'] );
	}

	#[TestDox( '[OWN-22] The name of a product is escaped in the label of its heart' )]
	public function test_own_22_names_are_escaped(): void {
		$id   = self::create_product( [ 'post_title' => 'Žvakė" onfocus="alert(1)' ] );
		$body = self::pages( 'storefront', [ "/?p={$id}&post_type=product" ] )[ "/?p={$id}&post_type=product" ];
		self::assertStringContainsString( " value=\"{$id}\" data-wishlist", $body );
		self::assertStringContainsString( 'Žvakė&quot; onfocus=&quot;alert(1)', $body );
		self::assertStringNotContainsString( 'onfocus="alert(1)', $body );
	}
}
