<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Fixtures\Posts;
use Vitrina\Tests\Fixtures\Terms;
use Vitrina\Tests\Integration\Support\Response;
use Vitrina\Tests\Integration\Support\Visitor;

/**
 * The calls for more of the blog and of the portfolio.
 */
final class FeedsTest extends ThemeTestCase {

	private const BLOG      = 'goya_blog_ajax';
	private const PORTFOLIO = 'goya_portfolio_ajax';

	/** Content type → the call that lists it. */
	private const CALLS = [
		'post'      => self::BLOG,
		'portfolio' => self::PORTFOLIO,
	];

	/**
	 * What the test has published.
	 *
	 * @var list<int>
	 */
	private array $published = [];

	protected function tearDown(): void {
		if ( $this->published !== [] ) {
			self::delete_posts( $this->published );
		}
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	private static function ask( string $action, array $fields = [], ?Visitor $visitor = null ): Response {
		return ( $visitor ?? self::visitor() )->post( '/wp-admin/admin-ajax.php', compact( 'action' ) + $fields );
	}

	/**
	 * @return list<string> Numbers of the items in an answer, in their order.
	 */
	private static function items( string $html ): array {
		preg_match_all( '/<article id="post-(\d+)"/', $html, $found );
		return $found[1];
	}

	/**
	 * The same of the list of a page.
	 *
	 * @return list<string>
	 */
	private static function items_of_page( string $path, ?Visitor $visitor = null ): array {
		$response = ( $visitor ?? self::visitor() )->get( $path );
		self::assertSame( 200, $response->status );
		return self::items( $response->body );
	}

	/**
	 * @param array<string, string> $post
	 */
	private function publish( string $type, array $post ): int {
		$id = self::shop()->run(
			static fn (): int => Posts::create(
				$post + [
					'post_type'    => $type,
					'post_status'  => 'publish',
					'post_title'   => 'Slaptas vėjas',
					'post_content' => 'Slaptas tekstas',
					'post_excerpt' => 'Slapta ištrauka',
					'post_date'    => '2026-01-02 10:00:00',
				]
			)
		);
		$this->published[] = $id;
		return $id;
	}

	#[TestDox( '[BLOG-01] Page after page the call brings what the pages have, each post once, then nothing' )]
	public function test_blog_01_the_call_continues_the_page(): void {
		$first  = self::items_of_page( '/zurnalas/' );
		$response = self::ask( self::BLOG, [ 'page' => '2' ] );
		self::assertSame( 200, $response->status );
		self::assertStringStartsWith( 'text/html', $response->header( 'content-type' ) );
		self::assertSame( self::items_of_page( '/zurnalas/page/2/' ), self::items( $response->body ) );
		self::assertCount( 10, $first );
		self::assertCount( 3, self::items( $response->body ) );
		self::assertSame( [], array_intersect( $first, self::items( $response->body ) ) );
		self::assertSame( 3, substr_count( $response->body, 'blog-post' ) );
		self::assertSame( '', self::ask( self::BLOG, [ 'page' => '3' ] )->body );
	}

	#[TestDox( '[PORT-01] Page after page the call brings what the pages have, of all and of a category' )]
	public function test_port_01_the_call_continues_the_page(): void {
		$response = self::ask( self::PORTFOLIO, [ 'page' => '2', 'count' => '12' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		self::assertSame( self::items_of_page( '/darbai/page/2/' ), self::items( $response->body ) );
		self::assertCount( 12, self::items_of_page( '/darbai/' ) );
		self::assertCount( 2, self::items( $response->body ) );

		$spaces = self::shop()->run_cached( static fn (): int => Terms::find( 'erdves', 'portfolio_category' )->term_id );
		$events = self::shop()->run_cached( static fn (): int => Terms::find( 'sventes', 'portfolio_category' )->term_id );
		$of     = fn ( string $category ): array => self::items( self::ask( self::PORTFOLIO, [ 'page' => '1', 'category' => $category ] )->body ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		self::assertSame( self::items_of_page( '/darbai/tema/erdves/' ), $of( (string) $spaces ) );
		self::assertCount( 10, $of( "{$spaces},{$events}" ) );
	}

	#[TestDox( '[PORT-01] A keyword narrows it' )]
	public function test_port_01_a_keyword_narrows_it(): void {
		$response = self::ask( self::PORTFOLIO, [ 'page' => '1', 'keyword' => 'Onutei' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		self::assertCount( 1, self::items( $response->body ) );
		self::assertStringContainsString( 'Krikštynų žvakės Onutei', $response->text() );
		self::assertSame( '', self::ask( self::PORTFOLIO, [ 'page' => '1', 'keyword' => '<script>alert(1)</script>' ] )->body ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
	}

	#[TestDox( '[BLOG-01] [PORT-01] [STATE-01] An answer is the same for every visitor: no cookie, no nonce' )]
	public function test_it_holds_nothing_personal(): void {
		$admin = self::visitor();
		$admin->log_in( 'admin' );
		foreach ( self::CALLS as $action ) {
			$response = self::ask( $action );
			self::assertNotSame( '', $response->body );
			self::assertSame( '', $response->header( 'set-cookie' ) );
			self::assertDoesNotMatchRegularExpression( '/nonce/i', $response->body );
			self::assertSame( $response->body, self::ask( $action, [], $admin )->body );
		}
	}

	/**
	 * @return iterable<string, array{string, array<string, string>}>
	 */
	public static function unseen(): iterable {
		foreach ( array_keys( self::CALLS ) as $type ) {
			foreach ( [ 'draft', 'pending', 'private', 'trash', 'auto-draft' ] as $post_status ) {
				yield "{$type}, {$post_status}" => [ $type, compact( 'post_status' ) ];
			}
			yield "{$type}, to come" => [
				$type,
				[
					'post_status' => 'future',
					'post_date'   => '2040-01-01 10:00:00',
				],
			];
			yield "{$type}, with a password" => [ $type, [ 'post_password' => 'sesame' ] ];
		}
	}

	/**
	 * @param array<string, string> $post
	 */
	#[TestDox( '[BLOG-01] [PORT-01] What is not public is listed for nobody, on no page and by no call' )]
	#[DataProvider( 'unseen' )]
	#[Group( 'full' )]
	public function test_what_is_not_public_is_listed_for_nobody( string $type, array $post ): void {
		$id    = (string) $this->publish( $type, $post );
		$admin = self::visitor();
		$admin->log_in( 'admin' );
		$path = $type === 'post' ? '/zurnalas/' : '/darbai/';
		foreach ( [ self::visitor(), $admin ] as $visitor ) {
			$found = [ ...self::items_of_page( $path, $visitor ), ...self::items_of_page( "{$path}page/2/", $visitor ) ];
			self::assertGreaterThan( 12, count( $found ) );
			self::assertNotContains( $id, $found );
			foreach ( [ '1', '2' ] as $page ) {
				$response = self::ask( self::CALLS[ $type ], compact( 'page' ), $visitor );
				self::assertNotContains( $id, self::items( $response->body ) );
				self::assertStringNotContainsString( 'Slap', $response->body );
			}
		}
	}

	#[TestDox( '[BLOG-01] [PORT-01] A title is text: what looks like HTML in it does nothing' )]
	public function test_excerpts_are_escaped(): void {
		foreach ( self::CALLS as $type => $action ) {
			$this->publish(
				$type,
				[
					'post_date'    => gmdate( 'Y-m-d H:i:s', time() - 60 ),
					'post_excerpt' => '<img src=x onerror=alert(1)>',
				]
			);
			self::assertStringNotContainsString( '<img src=x', self::ask( $action, [ 'page' => '1' ] )->body );
		}
	}

	/**
	 * @return iterable<string, array{string, array<string, mixed>, int}>
	 */
	public static function hostile(): iterable {
		foreach ( self::CALLS as $action ) {
			foreach ( [ '0', '-1', '1000000000', '1e9', 'abc' ] as $page ) {
				yield "{$action}, page {$page}" => [ $action, compact( 'page' ), 400 ];
			}
			yield "{$action}, page 999999" => [ $action, [ 'page' => '999999' ], 200 ];
			yield "{$action}, a list of pages" => [ $action, [ 'page' => [ '2' ] ], 400 ];
		}
		foreach ( [ '../single', '../../../../wp-config', 'grid/../list', 'index.php' ] as $style ) {
			yield "blog style {$style}" => [ self::BLOG, [ 'blog_style' => $style ], 400 ];
			yield "portfolio style {$style}" => [ self::PORTFOLIO, compact( 'style' ), 400 ];
		}
		yield 'a list of styles' => [ self::BLOG, [ 'blog_style' => [ 'grid' ] ], 400 ];
		yield 'an unknown topic' => [ self::BLOG, [ 'page' => '1', 'category_id' => '987654' ], 200 ]; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		yield 'an unknown category' => [ self::PORTFOLIO, [ 'page' => '1', 'category' => '987654' ], 200 ]; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		yield 'a keyword of 10 KB' => [ self::PORTFOLIO, [ 'keyword' => str_repeat( 'a', 10_240 ) ], 400 ];
		yield 'HTML for a keyword' => [ self::PORTFOLIO, [ 'keyword' => '"><script>alert(1)</script>' ], 200 ];
		yield 'a hundred items' => [ self::PORTFOLIO, [ 'count' => '100' ], 400 ];
		yield 'all items' => [ self::PORTFOLIO, [ 'count' => '-1' ], 400 ];
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	#[TestDox( '[BLOG-01] [PORT-01] A call that makes no sense gets nothing, and PHP says nothing' )]
	#[DataProvider( 'hostile' )]
	public function test_hostile_calls_get_nothing( string $action, array $fields, int $status ): void {
		$response = self::ask( $action, $fields );
		self::assertSame( $status, $response->status );
		self::assertSame( '', $response->body );
	}
}
