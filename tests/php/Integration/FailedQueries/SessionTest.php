<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\FailedQueries;

use Closure;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Fixtures\Users;
use Vitrina\Tests\Integration\Support\Visitor;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

final class SessionTest extends ThemeTestCase {

	private const READ = '/^SELECT session_value/';

	private const MEMBER = 'fix-21-session';

	private ?Closure $remove_failures = null;

	protected function setUp(): void {
		parent::setUp();
		$this->remove_failures = QueryFailures::install( self::shop() );
	}

	protected function tearDown(): void {
		if ( $this->remove_failures !== null ) {
			( $this->remove_failures )();
		}
	}

	private static function other(): int {
		return self::product( 'dovanu-rinkinys-rytas' );
	}

	/**
	 * @param list<string> $headers
	 */
	private static function add( Visitor $visitor, int $product, array $headers ): int {
		return $visitor->send( 'POST', '/?wc-ajax=add_to_cart', http_build_query( [ 'product_id' => $product ] ), $headers )->status;
	}

	/**
	 * Logs in without loading a page: the next page merges the guest's cart.
	 */
	private static function log_in_and_see_no_page( Visitor $visitor ): void {
		$visitor->get( '/wp-login.php' );
		$visitor->post(
			'/wp-login.php',
			[
				'log'         => self::MEMBER,
				'pwd'         => self::MEMBER,
				'testcookie'  => '1',
				'redirect_to' => '/wp-includes/images/blank.gif',
			]
		);
	}

	#[TestDox( '[FIX-21] A cart that cannot be read is kept: the add is refused, and the lines are there again' )]
	public function test_unread_cart(): void {
		$visitor = self::visitor();
		$visitor->add_to_cart( self::product() );
		self::assertSame( 503, self::add( $visitor, self::other(), QueryFailures::headers( self::READ ) ) );
		self::assertSame( [ self::product() => 1 ], self::cart( $visitor ) );
	}

	#[TestDox( '[FIX-21] An add keeps the other lines where the cart cannot be read a second time before it is saved' )]
	#[Group( 'full' )]
	public function test_unread_before_saving(): void {
		$visitor = self::visitor();
		$visitor->add_to_cart( self::product() );
		self::assertSame( 200, self::add( $visitor, self::other(), QueryFailures::headers( self::READ, 2 ) ) );
		self::assertCount( 2, self::cart( $visitor ) );
	}

	#[TestDox( '[FIX-30] A page that read the cart before an add, and saves the session after it, keeps what was added' )]
	#[Group( 'full' )]
	public function test_merge_at_saving(): void {
		$visitor = self::visitor();
		$visitor->add_to_cart( self::product() );
		$visitor->send( 'GET', '/', '', [ 'X-Add-Meanwhile: ' . self::other() ] );
		self::assertCount( 2, self::cart( $visitor ) );
	}

	#[TestDox( '[FIX-21] Where the cart cannot be read before such a page saves, the page stores nothing' )]
	#[Group( 'full' )]
	public function test_unread_page(): void {
		$visitor = self::visitor();
		$visitor->add_to_cart( self::product() );
		$visitor->send( 'GET', '/', '', [ 'X-Add-Meanwhile: ' . self::other(), ...QueryFailures::headers( self::READ, 2 ) ] );
		self::assertCount( 2, self::cart( $visitor ) );
	}

	#[TestDox( '[FIX-21] A guest who logs in while the database does not answer keeps the cart' )]
	#[Group( 'full' )]
	public function test_unread_login(): void {
		$name = self::MEMBER;
		$id   = self::shop()->run( static fn (): int => Users::create_customer( $name ) );
		try {
			// The account has a session already.
			$before = self::visitor();
			$before->log_in( self::MEMBER );
			$before->add_to_cart( self::other() );

			$visitor = self::visitor();
			$visitor->add_to_cart( self::product() );
			self::log_in_and_see_no_page( $visitor );
			self::assertSame( 503, $visitor->send( 'GET', '/', '', QueryFailures::headers( "/^SELECT session_value.*'t_/" ) )->status );
			self::assertSame( 1, self::cart( $visitor )[ self::product() ] ?? 0 );
		} finally {
			self::shop()->run( static fn () => Users::delete( $id ) );
		}
	}

	#[TestDox( '[FIX-21] The state call says that it does not know, not that the cart is empty' )]
	#[Group( 'full' )]
	public function test_unread_state(): void {
		$visitor = self::visitor();
		$visitor->add_to_cart( self::product() );
		$response = $visitor->send( 'GET', '/wp-json/vitrina/v1/state', '', QueryFailures::headers( self::READ ) );
		self::assertSame( 503, $response->status );
		self::assertSame( 'no-store', $response->header( 'cache-control' ) );
	}
}
