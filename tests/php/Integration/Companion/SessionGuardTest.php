<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\TestDox;
use ReflectionClass;
use ReflectionMethod;
use Vitrina\Companion\Session\Domain\ShopRequest;
use Vitrina\Companion\Session\SessionGuard;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Users;
use Vitrina\Tests\Integration\Support\Visitor;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;
use WC_Session_Handler;

final class SessionGuardTest extends ThemeTestCase {

	private const MEMBER = 'fix-27-member';

	private int $id = 0;

	protected function setUp(): void {
		parent::setUp();
		$name     = self::MEMBER;
		$this->id = self::shop()->run( static fn (): int => Users::create_customer( $name ) );
	}

	protected function tearDown(): void {
		$id = $this->id;
		self::shop()->run( static fn () => Users::delete( $id ) );
	}

	/**
	 * A guest with products who logs in; the next page merges the carts.
	 *
	 * @param list<string> $products Slugs.
	 */
	private static function device( array $products ): Visitor {
		$visitor = self::visitor();
		foreach ( $products as $slug ) {
			$visitor->add_to_cart( self::product( $slug ) );
		}
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
		return $visitor;
	}

	#[TestDox( '[FIX-27] Two devices log in, each with two products: both carts hold all four' )]
	public function test_two_devices(): void {
		$all    = [ 'lino-skalbiniai', 'dovanu-rinkinys-rytas', 'gintaro-migla', 'dvylikos-kvapu-pavyzdziai' ];
		$phone  = self::device( array_slice( $all, 0, 2 ) );
		$laptop = self::device( array_slice( $all, 2 ) );
		$phone->get( '/' );
		$laptop->get( '/' );
		$expected = array_fill_keys( array_map( self::product( ... ), $all ), 1 );
		foreach ( [ $laptop, $phone ] as $device ) {
			self::assertEqualsCanonicalizing( $expected, self::cart( $device ) );
			self::assertCount( count( $all ), self::cart( $device ) );
		}
	}

	#[TestDox( '[FIX-30] Two requests that were sent with the guest\'s cookie after a login leave the session whole' )]
	public function test_login_twice(): void {
		$first = self::device( [ 'lino-skalbiniai', 'dovanu-rinkinys-rytas' ] );
		$late  = self::visitor();
		foreach ( explode( '; ', $first->cookies() ) as $cookie ) {
			$late->set_cookie( ...explode( '=', $cookie, 2 ) );
		}
		$first->get( '/' );
		$id = $this->id;
		self::shop()->run(
			static function () use ( $id ): void {
				$data = [ 'fix_30' => 'kept' ] + (array) ( new WC_Session_Handler() )->get_session( (string) $id );
				Database::wpdb()->update( Database::table( 'woocommerce_sessions' ), [ 'session_value' => serialize( $data ) ], [ 'session_key' => (string) $id ] );
			}
		);
		$late->get( '/' );
		self::assertCount( 2, self::cart( $first ) );
		self::assertCount( 2, self::cart( $late ) );
		self::assertSame( 'kept', self::shop()->run( static fn (): mixed => ( (array) ( new WC_Session_Handler() )->get_session( (string) $id ) )['fix_30'] ?? 'lost' ) );
	}

	#[TestDox( '[FIX-28] No referer lets a shopper\'s requests pass each other' )]
	public function test_referer_does_not_skip_the_lock(): void {
		$id    = $this->id;
		$waits = self::shop()->run(
			static function () use ( $id ): array {
				define( 'WP_ADMIN', true );
				$_SERVER['REQUEST_METHOD'] = 'POST';
				$_SERVER['HTTP_REFERER']   = admin_url();
				$_REQUEST['action']        = 'woocommerce_checkout';
				add_filter( 'wp_doing_ajax', '__return_true' );
				$guard     = ( new ReflectionClass( SessionGuard::class ) )->newInstanceWithoutConstructor();
				$request   = new ReflectionMethod( $guard, 'request' );
				$may_write = static function ( int $user ) use ( $guard, $request ): bool {
					wp_set_current_user( $user );
					$seen = $request->invoke( $guard );
					return $seen instanceof ShopRequest && $seen->may_write();
				};
				$seen      = [ is_admin(), $may_write( 0 ), $may_write( $id ), $may_write( 1 ) ];

				$_REQUEST['action'] = 'heartbeat';
				return [ ...$seen, $may_write( 1 ) ];
			}
		);
		// Requests of a guest, a customer and the owner as a shopper wait; background requests of wp-admin do not.
		self::assertSame( [ true, true, true, true, false ], $waits );
	}
}
