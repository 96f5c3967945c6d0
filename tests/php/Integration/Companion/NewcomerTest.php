<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Users;
use Vitrina\Tests\Integration\Support\Visitor;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;
use WC_Session_Handler;

/**
 * Requests of one browser that were sent before the first was answered: each
 * visitor here stands for one of them, so none has the session's cookie yet.
 */
final class NewcomerTest extends ThemeTestCase {

	private const COOKIE = 'vitrina_newcomer';

	/**
	 * The newest session that is not empty: PHP that the tests run leaves empty ones.
	 */
	private const NEWEST = 'WHERE session_value LIKE "%quantity%" ORDER BY session_id DESC LIMIT 1';

	private static function newcomer( string $key ): Visitor {
		$visitor = self::visitor();
		$visitor->set_cookie( self::COOKIE, $key );
		return $visitor;
	}

	private static function key(): string {
		return bin2hex( random_bytes( 16 ) );
	}

	private static function other(): int {
		return self::product( 'dovanu-rinkinys-rytas' );
	}

	/**
	 * Lets the newest session have begun earlier.
	 */
	private static function age_by( int $seconds ): void {
		$newest = self::NEWEST;
		self::shop()->run(
			static function () use ( $seconds, $newest ): void {
				$table = Database::table( 'woocommerce_sessions' );
				foreach ( Database::pairs( "SELECT session_key, session_value FROM {$table} {$newest}" ) as $key => $value ) {
					$data = unserialize( $value );
					if ( is_array( $data ) && is_numeric( $data['vitrina_newcomer'] ) ) {
						$data['vitrina_newcomer'] -= $seconds * ( $data['vitrina_newcomer'] <=> 0 );
						Database::wpdb()->update( $table, [ 'session_value' => serialize( $data ) ], [ 'session_key' => $key ] );
					}
				}
			}
		);
	}

	/**
	 * WooCommerce prolongs a session that is near its end.
	 */
	private static function prolong(): void {
		$newest = self::NEWEST;
		self::shop()->run( static fn () => Database::wpdb()->query( 'UPDATE ' . Database::table( 'woocommerce_sessions' ) . " SET session_expiry = UNIX_TIMESTAMP() + 2 * 86400 {$newest}" ) );
	}

	#[TestDox( '[CART-03] What a newcomer adds before the first answer has come lands in one cart, and each answer brings its cookie' )]
	public function test_one_cart(): void {
		$key     = self::key();
		$first   = self::newcomer( $key );
		$second  = self::newcomer( $key );
		$by_form = self::newcomer( $key );
		$first->add_to_cart( self::product() );
		$second->add_to_cart( self::other() );
		$by_form->get( '/?add-to-cart=' . self::product() );
		$all = [
			self::product() => 2,
			self::other()   => 1,
		];
		foreach ( [ $first, $second, $by_form ] as $visitor ) {
			self::assertSame( $all, self::cart( $visitor ) );
			self::assertStringContainsString( 'wp_woocommerce_session_', $visitor->cookies() );
		}
	}

	#[TestDox( '[CART-03] Without that cookie, or with another, each has a cart of their own' )]
	public function test_apart(): void {
		$one   = self::newcomer( self::key() );
		$other = self::newcomer( self::key() );
		$third = self::visitor();
		foreach ( [ $one, $other, $third ] as $visitor ) {
			$visitor->add_to_cart( self::product() );
		}
		foreach ( [ $one, $other, $third ] as $visitor ) {
			self::assertSame( [ self::product() => 1 ], self::cart( $visitor ) );
		}
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function bad_keys(): iterable {
		yield 'short' => [ 'abc' ];
		yield 'a session of WooCommerce' => [ 't_' . str_repeat( '0', 30 ) ];
		yield 'a user' => [ '1' ];
		yield 'markup' => [ '%3Cscript%3E' ];
		yield 'a quote' => [ '%27%20OR%201=1' ];
	}

	#[DataProvider( 'bad_keys' )]
	#[TestDox( '[CART-03] A key that is none leads nobody to another\'s cart' )]
	public function test_bad_key( string $key ): void {
		$first  = self::newcomer( $key );
		$second = self::newcomer( $key );
		$first->add_to_cart( self::product() );
		$second->add_to_cart( self::other() );
		self::assertSame( [ self::other() => 1 ], self::cart( $second ) );
	}

	#[TestDox( '[CART-03] After a minute the cookie leads nowhere: who comes with it begins anew, and takes nothing away' )]
	public function test_late(): void {
		$key   = self::key();
		$first = self::newcomer( $key );
		$first->add_to_cart( self::product() );
		self::age_by( 61 );
		$late = self::newcomer( $key );
		$late->add_to_cart( self::other() );
		self::assertSame( [ self::other() => 1 ], self::cart( $late ) );
		self::assertSame( [ self::product() => 1 ], self::cart( $first ) );
	}

	#[TestDox( '[FIX-28] Nor does it lead anywhere again when WooCommerce has prolonged the session' )]
	public function test_prolonged_session(): void {
		$key   = self::key();
		$first = self::newcomer( $key );
		$first->add_to_cart( self::product() );
		self::age_by( 2 * 86400 - 3600 );
		self::prolong();
		$late = self::newcomer( $key );
		$late->add_to_cart( self::other() );
		self::assertSame( [ self::other() => 1 ], self::cart( $late ) );
	}

	#[TestDox( '[FIX-28] Who comes within the minute does not prolong it' )]
	public function test_not_prolonged(): void {
		$key = self::key();
		self::newcomer( $key )->add_to_cart( self::product() );
		self::age_by( 40 );
		$second = self::newcomer( $key );
		$second->add_to_cart( self::other() );
		self::assertCount( 2, self::cart( $second ) );
		self::age_by( 30 );
		$late = self::newcomer( $key );
		$late->add_to_cart( self::other() );
		self::assertSame( [ self::other() => 1 ], self::cart( $late ) );
	}

	#[TestDox( '[FIX-28] Once the session\'s cookie has come back nobody else is given it; an add that was still under way is in the cart' )]
	public function test_one_use(): void {
		$key   = self::key();
		$first = self::newcomer( $key );
		$first->add_to_cart( self::product() );
		self::assertSame( [ self::product() => 1 ], self::cart( $first ) );
		$late = self::newcomer( $key );
		$late->add_to_cart( self::other() );
		self::assertStringNotContainsString( 'wp_woocommerce_session_', $late->cookies() );
		self::assertSame( [], self::cart( $late ) );
		self::assertCount( 2, self::cart( $first ) );
	}

	#[TestDox( '[CART-03] A page that only shows something neither begins a session by it nor shows one: caches keep it' )]
	public function test_pages(): void {
		$key = self::key();
		self::newcomer( $key )->add_to_cart( self::product() );
		$reader = self::newcomer( $key );
		foreach ( [ '/', '/parduotuve/', '/produktas/lino-skalbiniai/' ] as $page ) {
			self::assertSame( '', $reader->get( $page )->header( 'set-cookie' ), $page );
		}
		self::assertSame( [], self::cart( $reader ) );
	}

	#[TestDox( '[CART-03] Who is logged in has their own cart, whatever the cookie says' )]
	#[Group( 'full' )]
	public function test_logged_in(): void {
		$key   = self::key();
		$guest = self::newcomer( $key );
		$guest->add_to_cart( self::product() );
		$customer = self::visitor();
		$customer->log_in( 'rasa' );
		$before = self::cart( $customer );
		$customer->set_cookie( self::COOKIE, $key );
		$customer->add_to_cart( self::other() );
		try {
			self::assertSame( $before[ self::product() ] ?? 0, self::cart( $customer )[ self::product() ] ?? 0 );
			self::assertSame( [ self::product() => 1 ], self::cart( $guest ) );
		} finally {
			self::shop()->run(
				static function (): void {
					$id = Users::get( 'rasa' )->ID;
					( new WC_Session_Handler() )->delete_session( (string) $id );
					delete_user_meta( $id, '_woocommerce_persistent_cart_1' );
				}
			);
		}
	}
}
