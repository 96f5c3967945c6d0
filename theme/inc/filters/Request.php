<?php

declare( strict_types=1 );

namespace Vitrina\Theme\Filters;

use Vitrina\Runtime\Search\FilterParameters;

/** Reads the filters from the parameters of an address, which are untrusted. */
final readonly class Request {
	/** Maximum length of a filter's value in bytes; no value in a shop is longer. */
	public const MAX_LENGTH = 1000;

	/** The highest price limit in major units; a higher one is lowered to it. */
	private const MAX_PRICE = 1_000_000_000;

	/**
	 * Makes the parameters safe for WooCommerce: an array instead of a text would cause a fatal error, and
	 * an empty price limit would count as 0.
	 *
	 * @param array<array-key, mixed> $query Raw parameters.
	 * @return array<array-key, mixed>
	 */
	public static function sanitize( array $query ): array {
		foreach ( array_filter( array_keys( $query ), is_string( ... ) ) as $name ) {
			if ( ! self::is_filter_parameter( $name ) ) {
				continue;
			}
			$value = is_string( $query[ $name ] ) ? $query[ $name ] : '';
			if ( in_array( $name, [ 'min_price', 'max_price' ], true ) ) {
				$value = self::price( $value );
			}
			if ( $value === '' ) {
				unset( $query[ $name ] );
			} else {
				// No valid value is longer. The hash matches nothing, whereas WooCommerce would look up each part of the original.
				$query[ $name ] = strlen( $value ) > self::MAX_LENGTH ? md5( $value ) : $value;
			}
		}
		return $query;
	}

	private static function is_filter_parameter( string $name ): bool {
		return FilterParameters::includes( $name ) || str_starts_with( $name, 'query_type_' );
	}

	/**
	 * The selected filters that exist in the shop.
	 *
	 * @param array<array-key, mixed>                $query Result of sanitize().
	 * @param callable(string, list<string>): list<string> $known Parameter, values → those values that exist.
	 */
	public static function selection( array $query, callable $known ): Selection {
		$values = [];
		$all_of = [];
		foreach ( array_filter( $query, is_string( ... ) ) as $name => $value ) {
			$name     = (string) $name;
			$is_own   = str_starts_with( $name, 'filter_' ) || in_array( $name, [ Selection::CATEGORIES, Selection::RATING ], true );
			$selected = $is_own ? $known( $name, array_slice( array_values( array_unique( explode( ',', $value ) ) ), 0, 100 ) ) : [];
			if ( $selected === [] ) {
				continue;
			}
			$values[ $name ] = $selected;
			$type            = $query[ 'query_type_' . substr( $name, strlen( 'filter_' ) ) ] ?? 'and';
			if ( Selection::is_attribute( $name ) && $type !== 'or' ) {
				$all_of[] = $name;
			}
		}
		$limit = fn ( string $name ): string => is_string( $query[ $name ] ?? null ) ? self::price( $query[ $name ] ) : '';
		return new Selection( $values, $all_of, $limit( 'min_price' ), $limit( 'max_price' ) );
	}

	/** Parses a typed price with a decimal comma or point, and rounds it to two decimals; empty if it is invalid. */
	private static function price( string $text ): string {
		$text = str_replace( ',', '.', trim( $text ) );
		if ( preg_match( '/^\d{1,12}(\.\d{1,6})?$/D', $text ) !== 1 ) {
			return '';
		}
		return (string) min( self::MAX_PRICE, round( (float) $text, 2 ) );
	}
}
