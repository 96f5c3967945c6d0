<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use LogicException;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Companion\Session\GuardedSession;
use Vitrina\Companion\Session\Loopback;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Output;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;
use WC_Cache_Helper;
use WC_Session_Handler;

/**
 * The session guard inside WordPress.
 */
final class SessionLockTest extends ThemeTestCase {

	#[TestDox( '[FIX-30] [CART-03] the proof that a request holds a session goes to the shop itself and to nobody else' )]
	public function test_proof_stays_here(): void {
		$seen = self::shop()->run(
			static function (): array {
				$loopback = new Loopback( strrev( ... ) );
				$loopback->register_hooks();
				$loopback->add_proof( 't_guest' );
				$is_sent = static function ( string $url, bool $waits = true ): bool {
					$args    = apply_filters(
						'http_request_args',
						[
							'blocking' => $waits,
							'headers'  => [],
						],
						$url
					);
					$headers = is_array( $args ) ? $args['headers'] ?? null : null;
					return is_array( $headers ) && isset( $headers['X-Vitrina-Session-Held'] );
				};
				$host    = (string) wp_parse_url( home_url(), PHP_URL_HOST );
				$port    = (int) wp_parse_url( home_url(), PHP_URL_PORT );
				$next    = $port + 1;
				return [
					$is_sent( home_url( '/x' ) ),
					$is_sent( home_url( '/x' ), false ),
					$is_sent( 'https://elsewhere.example/' ),
					$is_sent( "http://{$host}:{$next}/" ),
					$is_sent( "http://{$host}.elsewhere.example:{$port}/" ),
					$is_sent( 'http://elsewhere.example/?' . home_url() ),
				];
			}
		);
		self::assertSame( [ true, false, false, false, false, false ], $seen );
	}

	#[TestDox( '[FIX-30] [CART-03] every request reads the session as it is stored, also one that does not wait for it, where an object cache has an older copy' )]
	public function test_past_the_cache(): void {
		$seen = self::shop()->run(
			static function (): array {
				// After a login, also requests that only read wait for the session.
				wp_set_current_user( 0 );
				$key     = 't_' . bin2hex( random_bytes( 15 ) );
				$expires = time() + HOUR_IN_SECONDS;
				$name    = Output::filtered( 'woocommerce_cookie', 'wp_woocommerce_session_' . COOKIEHASH );
				$text    = "{$key}|{$expires}";

				$_COOKIE[ $name ] = "{$text}|{$expires}|" . hash_hmac( 'md5', $text, wp_hash( $text ) );
				Database::wpdb()->insert(
					Database::table( 'woocommerce_sessions' ),
					[
						'session_key'    => $key,
						'session_value'  => serialize( [ 'which' => 'stored' ] ),
						'session_expiry' => $expires,
					]
				);
				$class = Output::filtered( 'woocommerce_session_handler', WC_Session_Handler::class );
				$seen  = [];
				foreach ( [ 'GET', 'POST' ] as $method ) {
					$_SERVER['REQUEST_METHOD'] = $method;
					wp_cache_set( WC_Cache_Helper::get_cache_prefix( WC_SESSION_CACHE_GROUP ) . $key, [ 'which' => 'cached' ], WC_SESSION_CACHE_GROUP );
					$session = is_a( $class, WC_Session_Handler::class, true ) ? new $class() : throw new LogicException( "{$class} is no session." );
					$session->init_session_cookie();
					$seen[] = [ $session instanceof GuardedSession, $session->get( 'which' ) ];
				}
				Database::wpdb()->delete( Database::table( 'woocommerce_sessions' ), [ 'session_key' => $key ] );
				return $seen;
			}
		);
		self::assertSame( [ [ true, 'stored' ], [ true, 'stored' ] ], $seen );
	}
}
