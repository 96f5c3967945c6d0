<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Fixtures\Categories;
use Vitrina\Tests\Fixtures\PageCache;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Fixtures\ShopChanges;
use Vitrina\Tests\Integration\Companion\Support\FrontCache;
use Vitrina\Tests\Integration\Support\FastRun;
use Vitrina\Tests\Integration\Support\Response;
use Vitrina\Tests\Integration\Support\Visitor;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

/**
 * The shop behind a real Varnish, and behind a real nginx.
 *
 * @phpstan-import-type Things from PageCache
 */
final class FrontCacheTest extends ThemeTestCase {

	/** Changes of the random test; `FRONT_CACHE_EDITS=2000` makes more. */
	private const EDITS = 30;

	/** Seconds until a page has to be fresh. */
	private const LIMIT = 2.0;

	private ?FrontCache $front = null;

	/**
	 * @var Closure(): void|null
	 */
	private ?Closure $remove = null;

	/**
	 * @var Things|null
	 */
	private ?array $things = null;

	protected function tearDown(): void {
		if ( $this->remove !== null ) {
			( $this->remove )();
		}
		$this->front?->stop();
		$things = $this->things;
		if ( $things !== null ) {
			self::shop()->run(
				static function () use ( $things ): void {
					ShopChanges::undo();
					PageCache::delete_things( $things );
				}
			);
		}
	}

	/**
	 * @return iterable<string, array{'varnish'|'nginx'}>
	 */
	public static function caches(): iterable {
		yield from FastRun::only(
			[
				'Varnish' => [ 'varnish' ],
				'nginx'   => [ 'nginx' ],
			],
			[ 'nginx' ]
		);
	}

	/**
	 * @param 'varnish'|'nginx' $kind
	 * @return Things
	 */
	private function start( string $kind ): array {
		$missing = FrontCache::missing( $kind );
		if ( $missing !== '' ) {
			self::markTestSkipped( $missing );
		}
		$this->things = self::shop()->run( static fn (): array => PageCache::create_things() );
		$this->front  = new FrontCache( $kind, self::shop()->url );
		$this->front->start();
		[ $name, $value ] = $this->front->constant();
		$this->remove     = self::shop()->add_code( 'front-cache', static fn (): bool => define( $name, $value ) );
		return $this->things;
	}

	private function get( string $path, ?Visitor $visitor = null ): Response {
		return ( $visitor ?? self::visitor() )->send( 'GET', "{$this->front?->url}{$path}", headers: [ 'Host: ' . substr( self::shop()->url, 7 ) ] );
	}

	private static function is_hit( Response $response ): bool {
		// Varnish names the request that stored the page, too.
		return $response->header( 'x-front' ) === 'HIT' || str_contains( $response->header( 'x-varnish' ), ' ' );
	}

	/**
	 * @param Things $things
	 * @return array<string, string> Paths of pages.
	 */
	private static function paths( array $things ): array {
		return self::shop()->run(
			static fn (): array => array_map(
				wp_make_link_relative( ... ),
				[
					'product'  => (string) get_permalink( $things['product'] ),
					'parent'   => (string) get_permalink( $things['parent'] ),
					'page'     => (string) get_permalink( $things['page'] ),
					'category' => Categories::link( $things['category'] ),
					'other'    => (string) get_permalink( Products::find( 'lino-skalbiniai' ) ),
					'shop'     => wc_get_page_permalink( 'shop' ),
					'front'    => home_url( '/' ),
				]
			)
		);
	}

	/**
	 * @param 'varnish'|'nginx' $kind
	 */
	#[DataProvider( 'caches' )]
	#[TestDox( 'Behind $_dataName a changed product is fresh within two seconds, other pages stay, and a visitor with a cart gets them' )]
	public function test_change( string $kind ): void {
		$things  = $this->start( $kind );
		$paths   = self::paths( $things );
		$visitor = self::visitor();
		$visitor->add_to_cart( self::product() );
		foreach ( $paths as $name => $path ) {
			self::assertFalse( self::is_hit( $this->get( $path, $visitor ) ), $name );
			$page = $this->get( $path );
			self::assertTrue( self::is_hit( $page ), $name );
			self::assertSame( '', $page->header( 'xkey' ) );
			self::assertSame( '', $page->header( 'set-cookie' ) );
		}
		$id   = $things['product'];
		$name = 'Podėlio prekė ' . uniqid();
		self::shop()->run( static fn () => Products::update( $id, [ 'name' => $name ] ) );
		$changed = microtime( true );
		foreach ( [ 'product', 'category' ] as $page ) {
			while ( ! str_contains( $this->get( $paths[ $page ] )->body, $name ) ) {
				self::assertLessThan( self::LIMIT, microtime( true ) - $changed, $page );
				usleep( 50000 );
			}
		}
		foreach ( [ 'parent', 'page', 'other' ] as $page ) {
			self::assertTrue( self::is_hit( $this->get( $paths[ $page ] ) ), $page );
		}
		self::shop()->run( static fn () => wc_update_product_stock( $id, 7 ) );
		self::assertFalse( self::is_hit( $this->get( $paths['product'] ) ) );
		self::assertTrue( self::is_hit( $this->get( $paths['category'] ) ) );
	}

	/**
	 * @param 'varnish'|'nginx' $kind
	 */
	#[DataProvider( 'caches' )]
	#[TestDox( 'Behind $_dataName personal pages are never stored' )]
	public function test_personal( string $kind ): void {
		$this->start( $kind );
		$user = self::visitor();
		$user->log_in( 'admin' );
		$cart = self::shop()->run_cached( static fn (): string => wp_make_link_relative( wc_get_page_permalink( 'cart' ) ) );
		foreach ( [ 1, 2 ] as $visit ) {
			self::assertStringContainsString( 'wp-admin-bar', $this->get( '/parduotuve/?naudotojas', $user )->body );
			self::assertFalse( self::is_hit( $this->get( $cart ) ) );
			self::assertFalse( self::is_hit( $this->get( '/wp-json/vitrina/v1/state' ) ) );
		}
		$page = $this->get( '/parduotuve/?naudotojas' );
		self::assertFalse( self::is_hit( $page ) );
		self::assertStringNotContainsString( 'wp-admin-bar', $page->body );
	}

	#[TestDox( 'Varnish purges nothing for visitors, whatever their address is' )]
	public function test_purge_by_visitor(): void {
		$things = $this->start( 'varnish' );
		$path   = self::paths( $things )['shop'];
		$this->get( $path );
		$refused = self::visitor()->send( 'PURGE', "{$this->front?->url}{$path}", headers: [ 'Host: ' . substr( self::shop()->url, 7 ), 'xkey-purge: l0 prices' ] );
		self::assertSame( 405, $refused->status );
		self::assertTrue( self::is_hit( $this->get( $path ) ) );
	}

	/**
	 * @param 'varnish'|'nginx' $kind
	 */
	#[DataProvider( 'caches' )]
	#[TestDox( 'Behind $_dataName each page equals a fresh one within two seconds after random changes' )]
	#[Group( 'full' )]
	public function test_random_changes( string $kind ): void {
		$things = $this->start( $kind );
		$paths  = self::paths( $things );
		$count  = (int) getenv( 'FRONT_CACHE_EDITS' );
		$count  = $count > 0 ? $count : self::EDITS;
		$needed = $needless = $kept = 0;
		$waste  = [];
		$before = array_map( fn ( string $path ): string => $this->get( $path )->body, $paths );
		$kinds  = array_keys( PageCache::KINDS );
		mt_srand( 18 );
		for ( $number = 0; $number < $count; $number++ ) {
			$kind_of_change = $kinds[ mt_rand( 0, count( $kinds ) - 1 ) ];
			if ( $number % 100 === 0 && $count > 100 ) {
				fwrite( STDERR, "{$kind}: {$number} of {$count} changes…\n" );
			}
			self::shop()->run( static fn () => PageCache::change( $kind_of_change, $number, $things ) );
			$changed = microtime( true );
			foreach ( $paths as $name => $path ) {
				$page = $this->get( $path );
				$hit  = self::is_hit( $page );
				// A page that the cache did not have was rendered just now.
				$fresh = $hit ? self::visitor()->get( $path )->body : $page->body;
				while ( $page->body !== $fresh ) {
					self::assertLessThan( self::LIMIT, microtime( true ) - $changed, "{$number}: {$kind_of_change}, {$name}" );
					usleep( 50000 );
					$page = $this->get( $path );
				}
				if ( $hit ) {
					++$kept;
				} elseif ( $fresh === $before[ $name ] && ! str_contains( $fresh, $paths[ PageCache::KINDS[ $kind_of_change ] ] ?? '' ) ) {
					// It does not show what was changed.
					++$needless;
					$waste[] = "{$kind_of_change}, {$name}";
				} else {
					++$needed;
				}
				$before[ $name ] = $fresh;
			}
		}
		fwrite( STDERR, "\n{$kind}: {$count} changes; purged with reason {$needed}, without {$needless}, kept {$kept}.\n" );
		foreach ( array_count_values( $waste ) as $what => $number ) {
			fwrite( STDERR, "  without reason: {$what}: {$number}\n" );
		}
		self::assertLessThan( 0.05 * ( $needed + $needless + $kept ), $needless );
	}
}
