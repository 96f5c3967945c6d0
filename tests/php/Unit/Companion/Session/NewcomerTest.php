<?php
/**
 * Tests of sharing a session before its cookie has arrived.
 *
 * @package Vitrina\Tests
 */

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Session;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\Session\Domain\Newcomer;
use Vitrina\Companion\Session\Domain\NewcomerWindow;
use Vitrina\Companion\Storage\LockName;

final class NewcomerTest extends TestCase {
	private const COOKIE = '0123456789abcdef0123456789abcdef';

	private static function key_of( mixed $cookie, string $secret = 'secret' ): string {
		return Newcomer::session_key( $cookie, static fn( string $text ): string => hash_hmac( 'sha256', $text, $secret ) );
	}

	#[TestDox( '[CART-03] The same cookie gives the same guest session key, in a format that WooCommerce stores' )]
	public function test_same_cookie_has_same_key(): void {
		$key = self::key_of( self::COOKIE );
		self::assertSame( $key, self::key_of( self::COOKIE ) );
		self::assertTrue( LockName::is_guest( $key ) );
		// The column holds 32 characters.
		self::assertSame( 32, strlen( $key ) );
	}

	#[TestDox( '[CART-03] Another cookie or another shop gives another key, and the key depends on the secret' )]
	public function test_different_cookies_have_different_keys(): void {
		$key = self::key_of( self::COOKIE );
		self::assertNotSame( $key, self::key_of( strrev( self::COOKIE ) ) );
		self::assertNotSame( $key, self::key_of( self::COOKIE, 'another' ) );
		self::assertNotSame( $key, 't_' . substr( hash( 'sha256', 'newcomer: ' . self::COOKIE ), 0, 30 ) );
		self::assertStringNotContainsString( substr( self::COOKIE, 0, 10 ), $key );
	}

	#[DataProvider( 'no_keys' )]
	#[TestDox( '[CART-03] Anything but 32 hexadecimal digits gives no key' )]
	public function test_no_key( mixed $cookie ): void {
		self::assertSame( '', self::key_of( $cookie ) );
	}

	/**
	 * @return array<string, array{mixed}>
	 */
	public static function no_keys(): array {
		return [
			'nothing'       => [ null ],
			'empty'         => [ '' ],
			'a list'        => [ [ self::COOKIE ] ],
			'too short'     => [ substr( self::COOKIE, 1 ) ],
			'too long'      => [ self::COOKIE . '0' ],
			'capitals'      => [ strtoupper( self::COOKIE ) ],
			'a line behind' => [ self::COOKIE . "\n" ],
			'markup'        => [ '<b>' . substr( self::COOKIE, 7 ) . '</b>' ],
		];
	}

	#[TestDox( '[FIX-28] Newcomers may join a session for one minute after its start, used or not' )]
	public function test_window(): void {
		$started_at = 1_800_000_000;
		foreach ( [ NewcomerWindow::start( $started_at ), NewcomerWindow::start( $started_at )->mark_used() ] as $window ) {
			$stored = NewcomerWindow::from_stored( $window->stored() );
			self::assertTrue( $stored->is_open( $started_at ) );
			self::assertTrue( $stored->is_open( $started_at + 59 ) );
			self::assertFalse( $stored->is_open( $started_at + 60 ) );
			self::assertFalse( $stored->is_open( $started_at - 60 ) );
			self::assertSame( $window->is_used, $stored->is_used );
		}
	}

	#[TestDox( '[FIX-28] Newcomers may join a session that another web server started, whose clock is ahead' )]
	public function test_window_of_another_server(): void {
		$window = NewcomerWindow::start( 1_800_000_000 );
		self::assertTrue( $window->is_open( 1_800_000_000 - 1 ) );
		self::assertTrue( $window->is_open( 1_800_000_000 - 59 ) );
	}

	#[TestDox( '[FIX-28] A session that no newcomer started has no open window' )]
	public function test_no_window(): void {
		foreach ( [ null, '', 'text', [], 0 ] as $stored ) {
			self::assertFalse( NewcomerWindow::from_stored( $stored )->is_open( 0 ) );
			self::assertNull( NewcomerWindow::from_stored( $stored )->stored() );
		}
	}
}
