<?php
/**
 * A visitor whose first answer is still under way. Requests sent before it comes
 * carry no session, so each would begin one, and the browser would keep the last.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Session\Domain;

use Closure;

final class Newcomer {
	/**
	 * Written by the browser with the first thing it puts into a cart, see src/cart/newcomer.ts.
	 */
	public const COOKIE = 'vitrina_newcomer';

	/**
	 * The key of the session that all requests with this cookie share.
	 *
	 * @param mixed                   $cookie What the browser sent.
	 * @param Closure(string): string $sign   Makes of a text at least 30 characters that nobody outside can make.
	 * @return string '' for anything but 32 hexadecimal digits.
	 */
	public static function session_key( mixed $cookie, Closure $sign ): string {
		if ( ! is_string( $cookie ) || preg_match( '/\A[0-9a-f]{32}\z/', $cookie ) !== 1 ) {
			return '';
		}

		return 't_' . substr( $sign( 'newcomer: ' . $cookie ), 0, 30 );
	}
}
