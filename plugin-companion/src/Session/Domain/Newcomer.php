<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Session\Domain;

use Closure;

/**
 * A visitor who has not received the first response yet. Requests sent before that carry no session
 * cookie, so each would start its own session and the browser would keep only the last.
 */
final class Newcomer {
	/** Set by the browser with the first add to cart, see src/cart/newcomer.ts. */
	public const COOKIE = 'vitrina_newcomer';

	/**
	 * The key of the session that all requests with this cookie share.
	 *
	 * @param Closure(string): string $sign   Returns a signature of at least 30 characters that only this site can create.
	 * @return string '' for anything but 32 hexadecimal digits.
	 */
	public static function session_key( mixed $cookie, Closure $sign ): string {
		if ( ! is_string( $cookie ) || preg_match( '/\A[0-9a-f]{32}\z/', $cookie ) !== 1 ) {
			return '';
		}
		return 't_' . substr( $sign( 'newcomer: ' . $cookie ), 0, 30 );
	}
}
