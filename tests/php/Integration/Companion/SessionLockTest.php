<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

/**
 * The session guard inside WordPress.
 */
final class SessionLockTest extends ThemeTestCase {

	#[TestDox( '[FIX-30] [CART-03] the proof that a request holds a session goes to the shop itself and to nobody else' )]
	public function test_proof_stays_here(): void {
		$seen = self::shop()->run(
			'$loopback = new \Vitrina\Companion\Session\Loopback( "strrev"( ... ) );
			$loopback->register_hooks();
			$loopback->add_proof( "t_guest" );
			$sent = static fn ( string $url, bool $waits = true ): bool => isset( apply_filters( "http_request_args", [ "blocking" => $waits, "headers" => [] ], $url )["headers"]["X-Vitrina-Session-Held"] );
			$host = wp_parse_url( home_url(), PHP_URL_HOST );
			$port = (int) wp_parse_url( home_url(), PHP_URL_PORT );
			return [ $sent( home_url( "/x" ) ), $sent( home_url( "/x" ), false ), $sent( "https://elsewhere.example/" ), $sent( "http://{$host}:" . ( $port + 1 ) . "/" ), $sent( "http://{$host}.elsewhere.example:{$port}/" ), $sent( "http://elsewhere.example/?" . home_url() ) ];'
		);
		self::assertSame( [ true, false, false, false, false, false ], $seen );
	}

	#[TestDox( '[FIX-30] [CART-03] every request reads the session as it is stored, also one that does not wait for it, where an object cache has an older copy' )]
	public function test_past_the_cache(): void {
		$seen = self::shop()->run(
			'global $wpdb;
			wp_set_current_user( 0 );
			$key     = "t_" . bin2hex( random_bytes( 15 ) );
			$expires = time() + HOUR_IN_SECONDS;
			$name    = apply_filters( "woocommerce_cookie", "wp_woocommerce_session_" . COOKIEHASH );
			$text    = "{$key}|{$expires}";
			$_COOKIE[ $name ]          = "{$text}|{$expires}|" . hash_hmac( "md5", $text, wp_hash( $text ) );
			$wpdb->insert( "{$wpdb->prefix}woocommerce_sessions", [ "session_key" => $key, "session_value" => serialize( [ "which" => "stored" ] ), "session_expiry" => $expires ] );
			$class = apply_filters( "woocommerce_session_handler", "WC_Session_Handler" );
			$seen  = [];
			foreach ( [ "GET", "POST" ] as $_SERVER["REQUEST_METHOD"] ) {
				wp_cache_set( WC_Cache_Helper::get_cache_prefix( WC_SESSION_CACHE_GROUP ) . $key, [ "which" => "cached" ], WC_SESSION_CACHE_GROUP );
				$session = new $class();
				$session->init_session_cookie();
				$seen[] = [ is_a( $session, "Vitrina\\Companion\\Session\\GuardedSession" ), $session->get( "which" ) ];
			}
			$wpdb->delete( "{$wpdb->prefix}woocommerce_sessions", [ "session_key" => $key ] );
			return $seen;'
		);
		self::assertSame( [ [ true, 'stored' ], [ true, 'stored' ] ], $seen );
	}
}
