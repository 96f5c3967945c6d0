<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

/** Decimal numbers as scaled integers: prices in minor units, quantities in ten-thousandths. */
final class Decimal {

	/** Digits before the decimal point. Larger numbers are typing errors or attacks. */
	private const MAX_DIGITS = 10;

	/**
	 * The number times 10^digits, rounded half up (away from zero).
	 *
	 * @return int|null Null if it is not a number or too large.
	 */
	public static function parse( mixed $value, int $digits ): ?int {
		if ( is_float( $value ) ) {
			// Eight decimals are enough for every price and remove binary rounding errors.
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
		if ( strlen( $whole ) > self::MAX_DIGITS ) {
			return null;
		}
		$fraction = str_pad( $parts[3] ?? '', $digits + 1, '0' );
		$scaled   = (int) ( $whole . substr( $fraction, 0, $digits ) ) + ( $fraction[ $digits ] >= '5' ? 1 : 0 );
		return $parts[1] === '-' ? -$scaled : $scaled;
	}

	/** A scaled number as text with a decimal point, without trailing zeros. */
	public static function text( int $scaled, int $digits ): string {
		$text = str_pad( (string) abs( $scaled ), $digits + 1, '0', STR_PAD_LEFT );
		if ( $digits > 0 ) {
			$text = rtrim( rtrim( substr( $text, 0, -$digits ) . '.' . substr( $text, -$digits ), '0' ), '.' );
		}
		return ( $scaled < 0 ? '-' : '' ) . $text;
	}
}
