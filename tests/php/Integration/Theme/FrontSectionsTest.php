<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Companion\Setup\PageTexts;
use Vitrina\Companion\Setup\StarterContent;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Integration\Support\Visitor;
use WP_Post;

/** The front page as the owner arranges it in the editor. */
final class FrontSectionsTest extends ThemeTestCase {

	private const STORY = '<!-- wp:paragraph --><p>Istorija apie rūsį.</p><!-- /wp:paragraph -->';

	#[TestDox( '[OWN-10] a front page made of the pattern is the same as one without sections, with the same queries; without the companion, too' )]
	public function test_same_page(): void {
		$sections         = str_replace( "\n\n<!-- wp:vitrina/front-newsletter /-->", '', self::start( '', self::STORY ) );
		[ $before, $few ] = self::front( self::STORY );
		[ $after, $many ] = self::front( $sections );
		self::assertStringContainsString( '<section class="hero">', $before );
		self::assertSame( $before, $after );
		self::assertSame( $few, $many, 'Queries.' );
		self::assertStringContainsString( 'Istorija apie rūsį.', $after );
	}

	#[TestDox( '[OWN-10] sections are in the order of the owner, with the owner’s texts; what is typed stays text, and the page has one main heading' )]
	public function test_own_order(): void {
		$content = '<!-- wp:vitrina/front-products {"title":"Naujos \u003cb\u003eprekės","count":2} /-->' . self::STORY
			. '<!-- wp:vitrina/front-hero {"sentence":"Kvapai \u003cscript\u003e","button":"Į parduotuvę"} /-->'
			. '<!-- wp:vitrina/front-categories {"count":1} /--><!-- wp:vitrina/front-newsletter {"title":"Naujienos"} /-->';
		[ $page ] = self::front( $content );
		self::assertStringNotContainsString( '<script>', $page );
		$last = 0;
		foreach ( [ 'Naujos &lt;b&gt;prekės', 'Istorija apie rūsį.', '<h1>Kvapai &lt;script&gt;</h1>', 'Į parduotuvę', '<ul class="shelves">', 'Naujienos</h2>', 'newsletter__form' ] as $text ) {
			$place = strpos( $page, $text, $last );
			self::assertIsInt( $place, $text );
			$last = $place;
		}
		self::assertSame( 1, substr_count( $page, '<h1' ) );
		self::assertSame( 1, substr_count( $page, 'class="shelf"' ) );
		self::assertSame( 2, substr_count( $page, 'class="card-body' ) + substr_count( $page, '<li class="card' ) );
		self::assertStringNotContainsString( 'class="delivery', $page );

		[ $page ] = self::front( '<!-- wp:vitrina/front-categories /-->' );
		self::assertSame( 1, substr_count( $page, '<h1' ), 'Also without a picture and sentence.' );
	}

	#[TestDox( '[OWN-10] below the picture of the hero, pictures are loaded when they come near the window; without it, the first ones at once' )]
	public function test_pictures_below_the_hero(): void {
		$pictures = static function ( string $page ): array {
			$main = strstr( $page, '<main' );
			preg_match_all( '~<img\b[^>]*>~', $main === false ? '' : $main, $found );
			return array_map( static fn ( string $tag ): bool => str_contains( $tag, ' loading="lazy"' ), $found[0] );
		};
		$with_hero = $pictures( self::front( self::STORY )[0] );
		self::assertGreaterThan( 10, count( $with_hero ) );
		self::assertFalse( array_shift( $with_hero ) );
		self::assertNotContains( false, $with_hero );
		self::assertFalse( $pictures( self::front( '<!-- wp:vitrina/front-categories /-->' )[0] )[0] );
	}

	#[TestDox( '[OWN-10] in another theme the sections lead to the shop, its categories and products, with the markup of WooCommerce' )]
	public function test_other_theme(): void {
		$html = self::shop()->run(
			static function (): string {
				remove_all_filters( 'vitrina_front_section' );
				return do_blocks( PageTexts::start( 'Sveiki <i>' ) );
			}
		);
		foreach ( [ 'Sveiki &lt;i&gt;', '/parduotuve/"', 'product-category', 'add_to_cart_button', 'wp-block-latest-posts', 'class="delivery', 'newsletter__form' ] as $text ) {
			self::assertStringContainsString( $text, $html );
		}
		self::assertStringNotContainsString( 'class="hero"', $html );
		self::assertStringNotContainsString( '[products', $html );
	}

	#[TestDox( '[OWN-10] in another theme the newest products are those in stock, also if the shop lists products that are sold out' )]
	public function test_stock_in_other_theme(): void {
		$html = self::shop()->run(
			static function (): string {
				remove_all_filters( 'vitrina_front_section' );
				add_filter( 'pre_option_woocommerce_hide_out_of_stock_items', static fn (): string => 'no' );
				$products = array_map(
					static fn ( string $status ): int => Products::create(
						[
							'name'          => "Naujiena {$status}",
							'regular_price' => '5',
							'stock_status'  => $status,
						]
					),
					[ 'instock', 'outofstock' ]
				);
				$html = do_blocks( '<!-- wp:vitrina/front-products {"count":3} /-->' );
				Products::delete( $products );
				return $html;
			}
		);
		self::assertStringContainsString( 'Naujiena instock', $html );
		self::assertStringNotContainsString( 'Naujiena outofstock', $html );
	}

	#[TestDox( '[OWN-10] start page, contacts, delivery and “about” are patterns for who may edit pages' )]
	public function test_patterns(): void {
		$visitor = self::visitor();
		$visitor->log_in( 'admin' );
		$nonce    = $visitor->get( '/wp-admin/admin-ajax.php?action=rest-nonce' )->body;
		$patterns = $visitor->get( "/wp-json/wp/v2/block-patterns/patterns?_wpnonce={$nonce}" )->json();
		$found    = [];
		foreach ( $patterns as $pattern ) {
			if ( is_array( $pattern ) && is_string( $pattern['name'] ) && is_string( $pattern['content'] ) && str_starts_with( $pattern['name'], 'vitrina/page-' ) ) {
				$found[ $pattern['name'] ] = $pattern['content'];
			}
		}
		self::assertSame( [ 'vitrina/page-start', 'vitrina/page-contacts', 'vitrina/page-delivery', 'vitrina/page-about' ], array_keys( $found ) );
		foreach ( [ 'hero', 'categories', 'products', 'delivery', 'journal', 'newsletter' ] as $section ) {
			self::assertStringContainsString( "<!-- wp:vitrina/front-{$section} /-->", $found['vitrina/page-start'] );
		}
		self::assertStringContainsString( 'mailto:', $found['vitrina/page-contacts'] );
		self::assertStringContainsString( 'vitrina-pages', $visitor->get( "/wp-json/wp/v2/block-patterns/categories?_wpnonce={$nonce}" )->body );
	}

	#[TestDox( '[OWN-10] a fresh site with our theme shows start page, pages and menus in the Customizer; a theme with content of its own keeps it' )]
	public function test_starter_content(): void {
		[ $ours, $theirs ] = self::shop()->run(
			static function (): array {
				( new StarterContent() )->register_hooks();
				$content = get_theme_starter_content();
				$posts   = is_array( $content['posts'] ?? null ) ? $content['posts'] : [];
				$options = is_array( $content['options'] ?? null ) ? $content['options'] : [];
				$menus   = is_array( $content['nav_menus'] ?? null ) ? $content['nav_menus'] : [];
				$ours    = [ array_keys( $posts ), $options['page_on_front'] ?? '', array_keys( $menus ), (string) wp_json_encode( $menus ) ];
				add_theme_support( 'starter-content', [ 'options' => [ 'blogname' => 'Theirs' ] ] );
				return [ $ours, get_theme_starter_content() ];
			}
		);
		self::assertSame( [ [ 'start', 'contacts', 'delivery', 'about' ], '{{start}}', [ 'primary', 'footer' ] ], array_slice( $ours, 0, 3 ) );
		self::assertSame( 2, substr_count( $ours[3], '{{contacts}}' ) );
		self::assertSame( [ 'blogname' => 'Theirs' ], $theirs['options'] );
		self::assertArrayNotHasKey( 'posts', $theirs );
	}

	private static function start( string $sentence, string $story = '' ): string {
		return self::shop()->run( static fn (): string => PageTexts::start( $sentence, $story ) );
	}

	/** @return array{string, int} The main part of the front page with this content, and the number of queries. */
	private static function front( string $content ): array {
		$remove = self::shop()->add_code(
			'front-content',
			static function () use ( $content ): void {
				add_filter( 'content_pagination', static fn ( mixed $pages, mixed $post ): mixed => $post instanceof WP_Post && (string) $post->ID === get_option( 'page_on_front' ) ? [ $content ] : $pages, 10, 2 );
				add_action( 'wp_footer', static fn () => print '<!-- queries ' . absint( get_num_queries() ) . ' -->', 999 );
			}
		);
		try {
			( new Visitor( self::shop()->url ) )->get( '/' );
			$page = ( new Visitor( self::shop()->url ) )->get( '/' )->body;
		} finally {
			$remove();
		}
		self::assertSame( 1, preg_match( '~<main.*?</main>~s', $page, $main ) );
		self::assertSame( 1, preg_match( '~<!-- queries (\d+) -->~', $page, $queries ) );
		return [ $main[0] ?? '', (int) ( $queries[1] ?? 0 ) ];
	}
}
