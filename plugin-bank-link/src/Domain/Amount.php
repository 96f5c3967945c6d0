<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Domain;

use InvalidArgumentException;

/** Money in minor units. Currencies of bank links have two decimals. */
final class Amount {

	/**
	 * @param mixed $value "12.34", 12.34 or 12, from JSON or WooCommerce.
	 * @return int|null Minor units; null if it is not an exact, positive amount.
	 */
	public static function parse( mixed $value ): ?int {
		if ( is_int( $value ) ) {
			return $value > 0 && $value < 100_000_000 ? $value * 100 : null;
		}
		if ( is_float( $value ) ) {
			$minor = round( $value * 100 );
			// A value with a third decimal is rejected: it is another amount, not a rounding error.
			return is_finite( $value ) && $minor > 0 && $minor < 1e10 && abs( $value * 100 - $minor ) < 1e-6 * max( 1.0, $minor / 1e6 ) ? (int) $minor : null;
		}
		if ( ! is_string( $value ) || preg_match( '/\A(\d{1,8})(?:\.(\d{1,2})0*)?\z/', $value, $parts ) !== 1 ) {
			return null;
		}
		$minor = (int) $parts[1] * 100 + (int) str_pad( $parts[2] ?? '', 2, '0' );
		return $minor > 0 ? $minor : null;
	}

	/** @throws InvalidArgumentException For a negative amount. */
	public static function decimal( int $minor ): string {
		if ( $minor < 0 ) {
			throw new InvalidArgumentException( 'An amount must not be negative.' );
		}
		return sprintf( '%d.%02d', intdiv( $minor, 100 ), $minor % 100 );
	}
}
