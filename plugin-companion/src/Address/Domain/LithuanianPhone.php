<?php
/**
 * A Lithuanian phone number.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Address\Domain;

final readonly class LithuanianPhone {
	/**
	 * What people write between the digits; the tilde stood for the dial tone after 8.
	 */
	private const BETWEEN_DIGITS = '/[\s\p{Pd}().\/~]+/u';

	/**
	 * The trunk prefix was 8 until 2025 and is 0 now. Numbers of 1 and 2 are not given out.
	 */
	private const NUMBER = '/^(?:\+370|00370|370|8|0)([3-9][0-9]{7})$/D';

	private function __construct( private string $national ) {}

	/**
	 * A number with its prefix; null for anything else, also for one without: eight digits may be foreign.
	 */
	public static function read( string $text ): ?self {
		$digits = preg_replace( self::BETWEEN_DIGITS, '', $text );
		$found  = preg_match( self::NUMBER, (string) $digits, $parts );

		return $found === 1 ? new self( $parts[1] ) : null;
	}

	/**
	 * Whether a text begins with Lithuania's code, be it a number or not; 370 alone may begin a foreign one.
	 */
	public static function is_meant( string $text ): bool {
		return preg_match( '/^(?:\+|00)370/', (string) preg_replace( self::BETWEEN_DIGITS, '', $text ) ) === 1;
	}

	public function format(): string {
		return '+370' . $this->national;
	}
}
