<?php
/**
 * Reads the filters out of an address that anybody may have written.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme\Filters;

final readonly class Request {
	/** Letters of a filter's value that are read; a longer one holds nothing that the shop has. */
	public const LONGEST = 1000;

	/** The highest price that is asked for; past it the database would count in letters. */
	private const DEAREST = 1_000_000_000;

	/** Parameters that are no attribute's. */
	private const NAMES = [ Selection::CATEGORIES, Selection::RATING, Selection::STOCK, 'min_price', 'max_price' ];

	/**
	 * The parameters of an address as WooCommerce can read them: a list in the place of a text
	 * would end the page, an empty limit would be a price of nothing.
	 *
	 * @param array<array-key, mixed> $query As PHP has read them.
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
				// A value so long names nothing, and nothing is called as this; WooCommerce would look each of its parts up.
				$query[ $name ] = strlen( $value ) > self::LONGEST ? md5( $value ) : $value;
			}
		}
		return $query;
	}

	/** Whether a parameter belongs to the filters. */
	public static function is_filter_parameter( string $name ): bool {
		return str_starts_with( $name, 'filter_' ) || str_starts_with( $name, 'query_type_' ) || in_array( $name, self::NAMES, true );
	}

	/**
	 * What of it the shop knows.
	 *
	 * @param array<array-key, mixed>                $query As sanitize().
	 * @param callable(string, list<string>): list<string> $known Of the values under a name, those that exist; none for a name that does not.
	 */
	public static function selection( array $query, callable $known ): Selection {
		$values = [];
		$all_of = [];
		foreach ( array_filter( $query, is_string( ... ) ) as $name => $value ) {
			$name   = (string) $name;
			$is_own = str_starts_with( $name, 'filter_' ) || in_array( $name, [ Selection::CATEGORIES, Selection::RATING ], true );
			$chosen = $is_own ? $known( $name, array_slice( array_values( array_unique( explode( ',', $value ) ) ), 0, 100 ) ) : [];
			if ( $chosen === [] ) {
				continue;
			}
			$values[ $name ] = $chosen;
			$type            = $query[ 'query_type_' . substr( $name, strlen( 'filter_' ) ) ] ?? 'and';
			if ( Selection::is_attribute( $name ) && $type !== 'or' ) {
				$all_of[] = $name;
			}
		}
		$limit = fn ( string $name ): string => is_string( $query[ $name ] ?? null ) ? self::price( $query[ $name ] ) : '';
		return new Selection( $values, $all_of, $limit( 'min_price' ), $limit( 'max_price' ) );
	}

	/** A price as somebody types it, with a comma or a point; empty for what is none. */
	private static function price( string $text ): string {
		$text = str_replace( ',', '.', trim( $text ) );
		if ( preg_match( '/^\d{1,12}(\.\d{1,6})?$/D', $text ) !== 1 ) {
			return '';
		}
		return (string) min( self::DEAREST, round( (float) $text, 2 ) );
	}
}
