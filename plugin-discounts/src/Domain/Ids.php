<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

/**
 * Ids of products and categories in what a request or the database gave.
 */
final class Ids {

	/**
	 * Larger than any id that WordPress will reach, and exact in JavaScript.
	 */
	private const LARGEST = 9_007_199_254_740_991;

	/**
	 * The id in a value of a request; null for text, arrays, 0, fractions and numbers no id can have.
	 */
	public static function one( mixed $value ): ?int {
		if ( is_int( $value ) ) {
			$value = (string) $value;
		}
		if ( ! is_string( $value ) || preg_match( '/\A[1-9][0-9]{0,15}\z/', $value ) !== 1 || (int) $value > self::LARGEST ) {
			return null;
		}
		return (int) $value;
	}

	/**
	 * @return list<int> Each once.
	 */
	public static function of( mixed $values ): array {
		$ids = array_map( self::one( ... ), is_array( $values ) ? $values : [] );
		return array_values( array_unique( array_filter( $ids, is_int( ... ) ) ) );
	}
}
