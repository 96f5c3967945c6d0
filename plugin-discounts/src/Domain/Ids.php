<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

/** Parses ids of products and categories from requests and the database. */
final class Ids {

	/** The largest exact integer in JavaScript; larger than any id. */
	private const MAX = 9_007_199_254_740_991;

	/** Parses one id; null for text, arrays, 0, fractions and too large numbers. */
	public static function parse( mixed $value ): ?int {
		if ( is_int( $value ) ) {
			$value = (string) $value;
		}
		if ( ! is_string( $value ) || preg_match( '/\A[1-9][0-9]{0,15}\z/', $value ) !== 1 || (int) $value > self::MAX ) {
			return null;
		}
		return (int) $value;
	}

	/** @return list<int> Without duplicates. */
	public static function parse_list( mixed $values ): array {
		$ids = array_map( self::parse( ... ), is_array( $values ) ? $values : [] );
		return array_values( array_unique( array_filter( $ids, is_int( ... ) ) ) );
	}
}
