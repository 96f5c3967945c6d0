<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

/**
 * Decimal numbers as whole ones: prices in minor units, quantities in ten-thousandths.
 */
final class Decimal {

	/**
	 * Larger numbers than this many digits before the point are typing errors, or attacks.
	 */
	private const MOST_DIGITS = 10;

	/**
	 * The number times 10^digits, rounded half up (away from zero).
	 *
	 * @return int|null Null for what is no number, or too large for a price or a quantity.
	 */
	public static function scaled( mixed $value, int $digits ): ?int {
		if ( is_float( $value ) ) {
			// Eight decimals hold every price and drop the noise of binary fractions.
			$value = is_finite( $value ) ? sprintf( '%.8F', $value ) : '';
		}
		if ( ! is_string( $value ) && ! is_int( $value ) ) {
			return null;
		}
		$text = str_replace( ',', '.', trim( (string) $value ) );
		if ( preg_match( '/\A(-?)(\d{1,20})(?:\.(\d{0,20}))?\z/', $text, $parts ) !== 1 ) {
			return null;
		}
		$whole = ltrim( $parts[2], '0' );
		if ( strlen( $whole ) > self::MOST_DIGITS ) {
			return null;
		}
		$fraction = str_pad( $parts[3] ?? '', $digits + 1, '0' );
		$scaled   = (int) ( $whole . substr( $fraction, 0, $digits ) ) + ( $fraction[ $digits ] >= '5' ? 1 : 0 );
		return $parts[1] === '-' ? -$scaled : $scaled;
	}

	/**
	 * The shortest text of a scaled number, with a point.
	 */
	public static function text( int $scaled, int $digits ): string {
		$text = str_pad( (string) abs( $scaled ), $digits + 1, '0', STR_PAD_LEFT );
		if ( $digits > 0 ) {
			$text = rtrim( rtrim( substr( $text, 0, -$digits ) . '.' . substr( $text, -$digits ), '0' ), '.' );
		}
		return ( $scaled < 0 ? '-' : '' ) . $text;
	}
}
