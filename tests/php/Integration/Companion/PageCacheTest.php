<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Companion\PageCache\ChangeVersion;
use Vitrina\Companion\PageCache\Purge;
use Vitrina\Companion\PageCache\SiteHealth;
use Vitrina\Tests\Fixtures\CachedPages;
use Vitrina\Tests\Fixtures\CachePlugins;
use Vitrina\Tests\Fixtures\Categories;
use Vitrina\Tests\Fixtures\PageCache;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Integration\Support\Visitor;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

/**
 * What pages tell caches, and what becomes of a purge that fails.
 *
 * @phpstan-import-type Things from PageCache
 */
final class PageCacheTest extends ThemeTestCase {

	/** @var Things|null */
	private static ?array $things = null;

	/**
	 * Removes the code of the shop: a cache that is told nothing, so that pages send their headers; and ways to spoil
	 * a page, by the address.
	 *
	 * @var Closure(): void|null
	 */
	private static ?Closure $remove = null;

	public static function tearDownAfterClass(): void {
		if ( self::$remove !== null ) {
			( self::$remove )();
			self::$remove = null;
		}
		$things = self::$things;
		if ( $things !== null ) {
			self::shop()->run( static fn () => PageCache::delete_things( $things ) );
			self::$things = null;
		}
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		self::$remove ??= self::shop()->add_code( 'page-cache', static fn () => CachedPages::listen() );
		self::$things ??= self::shop()->run( static fn (): array => PageCache::create_things() );
	}

	/**
	 * @return list<string>
	 */
	private static function tags( string $path, ?Visitor $visitor = null ): array {
		return explode( ' ', ( $visitor ?? self::visitor() )->get( $path )->header( 'xkey' ) );
	}

	private static function path( int $id ): string {
		return self::shop()->run( static fn (): string => wp_make_link_relative( (string) get_permalink( $id ) ) );
	}

	/**
	 * @return Things
	 */
	private static function things(): array {
		return self::$things ?? throw new \LogicException( 'setUp() creates them.' );
	}

	#[TestDox( 'A product page names its product, stock and prices, and may be shared' )]
	#[Group( 'full' )]
	public function test_product(): void {
		$id       = self::product();
		$response = self::visitor()->get( self::path( $id ) );
		self::assertMatchesRegularExpression( '/^public, max-age=0, s-maxage=\d{3,5}$/', $response->header( 'cache-control' ) );
		self::assertSame( '', $response->header( 'set-cookie' ) );
		$tags = explode( ' ', $response->header( 'xkey' ) );
		self::assertSame( [], array_diff( [ 'all', "p{$id}", 'prices', 'menus', 'k-product_cat' ], $tags ) );
		self::assertLessThanOrEqual( 2000, strlen( $response->header( 'xkey' ) ) );
	}

	#[TestDox( 'A product page names the number of pieces, a list does not' )]
	public function test_stock(): void {
		[ 'product' => $id, 'category' => $category ] = self::things();
		self::assertContains( "s{$id}", self::tags( self::path( $id ) ) );
		$link = self::shop()->run( static fn (): string => wp_make_link_relative( Categories::link( $category ) ) );
		$list = self::tags( $link );
		self::assertSame( [], array_diff( [ "p{$id}", "t{$category}", "l{$category}" ], $list ) );
		self::assertSame( [], array_intersect( [ "s{$id}", 'l0' ], $list ) );
	}

	#[TestDox( 'The shop, search results, the front page and the blog name their lists' )]
	#[Group( 'full' )]
	public function test_lists(): void {
		self::assertContains( 'l0', self::tags( '/parduotuve/' ) );
		self::assertNotContains( 'by-text', self::tags( '/parduotuve/' ) );
		self::assertSame( [], array_diff( [ 'l0', 'by-text' ], self::tags( '/?s=zvake&post_type=product' ) ) );
		self::assertContains( 'by-sales', self::tags( '/parduotuve/?orderby=popularity' ) );
		$front = self::tags( '/' );
		self::assertSame( [], array_diff( [ 'f-post', 'm0' ], $front ) );
		self::assertNotContains( 'l0', $front, 'The front page has a row of new products.' );
	}

	#[TestDox( 'A visitor with a cart gets the same page, which may be shared' )]
	public function test_cart_changes_nothing(): void {
		// A product without related ones, which WooCommerce shows in random order.
		foreach ( [ self::path( self::things()['product'] ), '/parduotuve/', '/' ] as $path ) {
			$visitor = self::visitor();
			$visitor->add_to_cart( self::product() );
			$without = self::visitor()->get( $path );
			$with    = $visitor->get( $path );
			self::assertStringContainsString( 's-maxage', $with->header( 'cache-control' ), $path );
			self::assertSame( '', $with->header( 'set-cookie' ), $path );
			self::assertSame( $without->body, $with->body, $path );
		}
	}

	#[TestDox( 'Cart, checkout and account are for one visitor' )]
	public function test_personal_pages(): void {
		$visitor = self::visitor();
		$visitor->add_to_cart( self::product() );
		foreach ( [ 'cart', 'checkout', 'myaccount' ] as $page ) {
			$path     = self::shop()->run_cached( static fn (): string => wp_make_link_relative( wc_get_page_permalink( $page ) ) );
			$response = $visitor->get( $path );
			self::assertSame( 200, $response->status );
			self::assertSame( 'private, no-store', $response->header( 'cache-control' ), $page );
			self::assertSame( '', $response->header( 'xkey' ), $page );
		}
	}

	#[TestDox( 'Pages for logged-in users, with a notice, with a password, and answers to a form are for one visitor' )]
	public function test_personal_visits(): void {
		$path = self::path( self::product() );
		$user = self::visitor();
		$user->log_in( 'admin' );
		self::assertSame( 'private, no-store', $user->get( '/parduotuve/' )->header( 'cache-control' ) );
		// Adds without JavaScript, and is shown a notice.
		$added = self::visitor()->post( $path, [ 'add-to-cart' => (string) self::product() ] );
		self::assertSame( 'private, no-store', $added->header( 'cache-control' ) );
		$commenter = self::visitor();
		$commenter->set_cookie( 'comment_author_abc', 'Ona' );
		self::assertSame( 'private, no-store', $commenter->get( $path )->header( 'cache-control' ) );
		$id = self::create_product( [ 'post_password' => 'a' ] );
		self::assertSame( 'private, no-store', self::visitor()->get( self::path( $id ) )->header( 'cache-control' ) );
		self::assertStringNotContainsString( 's-maxage', self::visitor()->get( '/nera-tokio-puslapio/' )->header( 'cache-control' ) );
	}

	/**
	 * @return iterable<string, array{string, 'page'|'block'}>
	 */
	public static function cart_blocks(): iterable {
		foreach ( [ 'cart', 'checkout', 'all-products' ] as $block ) {
			yield $block => [ $block, 'page' ];
			yield "{$block} in a synced pattern" => [ $block, 'block' ];
		}
	}

	/**
	 * @param 'page'|'block' $place The page itself, or a synced pattern in it.
	 */
	#[DataProvider( 'cart_blocks' )]
	#[TestDox( 'A page whose block shows the cart is for one visitor: $_dataName' )]
	public function test_cart_block( string $block, string $place ): void {
		$things = self::things();
		$post   = $things[ $place ];
		$saved  = self::shop()->run( static fn (): string => get_post( $post )->post_content ?? '' );
		$write  = static fn ( string $content ): mixed => self::shop()->run(
			static fn (): int => wp_update_post(
				[
					'ID'           => $post,
					'post_content' => $content,
				]
			)
		);
		$write( "<!-- wp:woocommerce/{$block} /-->" );
		try {
			$response = self::visitor()->get( self::path( $things['page'] ) );
			self::assertSame( 'private, no-store', $response->header( 'cache-control' ) );
			self::assertSame( '', $response->header( 'xkey' ) );
		} finally {
			$write( $saved );
		}
		self::assertStringContainsString( 's-maxage', self::visitor()->get( self::path( $things['page'] ) )->header( 'cache-control' ) );
	}

	#[TestDox( 'A page with a block that prints the cart, and fetches it again, is shared if it was rendered for a visitor without a session' )]
	public function test_hydrated_cart(): void {
		[ 'page' => $page, 'block' => $block ] = self::things();
		self::shop()->run(
			static fn (): int => wp_update_post(
				[
					'ID'           => $block,
					'post_content' => '<!-- wp:woocommerce/mini-cart /-->',
				]
			)
		);
		$path    = self::path( $page );
		$visitor = self::visitor();
		$visitor->add_to_cart( self::product() );
		$visitor->store_api( 'cart/update-customer', [ 'billing_address' => [ 'email' => 'ona@vitrina.example' ] ] );
		$visitor->store_api( 'cart/items?_method=DELETE', [] );
		self::assertSame( [], self::cart( $visitor ) );
		$response = $visitor->get( $path );
		self::assertStringContainsString( 'ona@vitrina.example', rawurldecode( $response->body ) );
		self::assertSame( 'private, no-store', $response->header( 'cache-control' ) );
		self::assertStringContainsString( 's-maxage', self::visitor()->get( $path )->header( 'cache-control' ) );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function spoiled(): iterable {
		yield 'sets a cookie' => [ 'cookie' ];
		yield 'has a failed query' => [ 'query' ];
		yield 'forbids caching by a header' => [ 'nocache' ];
		yield 'forbids caching by the constant' => [ 'plugin' ];
		yield 'has an error' => [ 'status' ];
		yield 'sends a part early' => [ 'flush' ];
		yield 'prints a notice' => [ 'notice' ];
		yield 'is personal for a plugin' => [ 'filter' ];
	}

	#[DataProvider( 'spoiled' )]
	#[TestDox( 'A page that $_dataName is not shared' )]
	public function test_spoiled( string $how ): void {
		$response = self::visitor()->get( "/parduotuve/?gadinti={$how}" );
		self::assertSame( 'private, no-store', $response->header( 'cache-control' ) );
		self::assertSame( '', $response->header( 'xkey' ) );
	}

	#[TestDox( 'A page during whose rendering something changed holds for a second' )]
	public function test_changed_meanwhile(): void {
		self::assertSame( 'public, max-age=0, s-maxage=1', self::visitor()->get( '/parduotuve/?gadinti=change' )->header( 'cache-control' ) );
		self::assertNotSame( 'public, max-age=0, s-maxage=1', self::visitor()->get( '/parduotuve/' )->header( 'cache-control' ) );
	}

	#[TestDox( 'A page holds until a shown sale ends' )]
	#[Group( 'full' )]
	public function test_sale(): void {
		$id = self::things()['product'];
		self::shop()->run( static fn () => Products::update( $id, [ 'sale_price' => '8', 'date_on_sale_to' => time() + 600 ] ) );
		$control = self::visitor()->get( self::path( $id ) )->header( 'cache-control' );
		self::shop()->run( static fn () => Products::update( $id, [ 'sale_price' => '', 'date_on_sale_to' => '' ] ) );
		self::assertSame( 1, preg_match( '/s-maxage=(\d+)/', $control, $found ) );
		self::assertGreaterThan( 500, (int) ( $found[1] ?? 0 ) );
		self::assertLessThanOrEqual( 601, (int) ( $found[1] ?? 0 ) );
	}

	#[TestDox( 'A purge that fails is repeated in the background and shown in Site Health, until it works' )]
	public function test_failure(): void {
		[ $failed, $scheduled, $status, $after ] = self::shop()->run(
			static function (): array {
				$broken = new PageCache( true );
				$failed = ( new Purge( [ $broken ] ) )->run( [ 'p7' ] );
				$found  = as_has_scheduled_action( Purge::RETRY, [ [ 'p7' ], 1 ], 'vitrina-companion' );
				( new SiteHealth( [ $broken ] ) )->register_hooks();
				$tests  = apply_filters( 'site_status_tests', [ 'direct' => [] ] );
				$test   = is_array( $tests ) && is_array( $tests['direct'] ) ? end( $tests['direct'] ) : null;
				$result = is_array( $test ) && is_callable( $test['test'] ) ? $test['test']() : null;
				$cache  = new PageCache();
				( new Purge( [ $cache ] ) )->register_hooks();
				as_unschedule_all_actions( Purge::RETRY );
				do_action( Purge::RETRY, [ 'p7' ], 1 );
				return [ $failed, $found, is_array( $result ) ? $result['status'] : null, [ $cache->purges, get_option( Purge::FAILURE ) ] ];
			}
		);
		self::assertFalse( $failed );
		self::assertTrue( $scheduled );
		self::assertSame( 'critical', $status );
		self::assertSame( [ [ [ 'p7' ] ], false ], $after );
	}

	#[TestDox( 'A shop without a cache has no new headers on public pages, one query less than with a cache, and the same on personal ones' )]
	#[Group( 'full' )]
	public function test_without_cache(): void {
		$personal  = self::shop()->run( static fn (): array => array_map( static fn ( string $page ): string => wp_make_link_relative( wc_get_page_permalink( $page ) ), [ 'cart', 'checkout', 'myaccount' ] ) );
		$protected = self::create_product( [ 'post_password' => 'a' ] );
		$count     = self::shop()->add_code( 'page-cache-queries', static fn () => CachedPages::print_queries() );
		try {
			$queries = static function (): int {
				$counts = [];
				foreach ( range( 1, 4 ) as $visit ) {
					self::assertSame( 1, preg_match( '/<!-- queries (\d+) -->/', self::visitor()->get( '/parduotuve/' )->body, $found ) );
					$counts[] = (int) ( $found[1] ?? 0 );
				}
				return min( $counts );
			};
			$with = $queries();
			( self::$remove ?? throw new \LogicException( 'setUp() sets it.' ) )();
			self::$remove = null;
			self::assertSame( $with - 1, $queries() );
			self::assertSame( '', self::visitor()->get( '/parduotuve/' )->header( 'cache-control' ) );
		} finally {
			$count();
		}
		$visitor = self::visitor();
		$visitor->add_to_cart( self::product() );
		$user = self::visitor();
		$user->log_in( 'admin' );
		$visits = [ ...array_map( static fn ( string $path ): array => [ $visitor, $path ], $personal ), [ self::visitor(), self::path( $protected ) ], [ self::visitor(), '/krepselis-blokai/' ], [ $user, '/parduotuve/' ] ];
		foreach ( $visits as [ $who, $path ] ) {
			self::assertSame( 'private, no-store', $who->get( $path )->header( 'cache-control' ), $path );
		}
	}

	#[TestDox( 'Each change renews the version before it purges' )]
	#[Group( 'full' )]
	public function test_version(): void {
		$id                = self::things()['product'];
		[ $before, $after ] = self::shop()->run(
			static function () use ( $id ): array {
				$before = ( new ChangeVersion() )->now();
				PageCache::tags( static fn () => update_post_meta( $id, 'pastaba', uniqid() ) );
				return [ $before, ( new ChangeVersion() )->now() ];
			}
		);
		self::assertNotSame( $before, $after );
	}

	#[TestDox( 'Each cache plugin is purged by its public function; W3 Total Cache at once, because it would do it before our queue is sent' )]
	public function test_cache_plugins(): void {
		$calls = self::shop()->run( static fn (): array => CachePlugins::purge() );
		self::assertSame( [ 'wp_cache_clear_cache' ], $calls['WP Super Cache'] );
		self::assertSame( [ 'w3tc_flush_posts', 'CacheFlush', 'execute_delayed_operations' ], $calls['W3 Total Cache'] );
		self::assertSame( [ 'rocket_clean_domain' ], $calls['WP Rocket'] );
		self::assertSame( [ 'cache_enabler_clear_complete_cache' ], $calls['Cache Enabler'] );
	}

	#[TestDox( 'LiteSpeed Cache does not minify the scripts that it breaks, nor those that the owner has excluded' )]
	public function test_lite_speed(): void {
		$excluded = self::shop()->run( static fn () => apply_filters( 'litespeed_optimize_js_excludes', [ 'mine.js' ] ) );
		self::assertSame( [ 'mine.js', 'dist/components.min.js', 'wc-schema-parser.js' ], $excluded );
	}
}
