<?php

declare( strict_types=1 );

namespace Vitrina\Companion\ProductFacts\Domain;

/** What a product inherits from its brand and its categories. */
final class Inheritance {
	/**
	 * Each unit of fields is taken as a whole from the nearest level that fills in at least one field of it.
	 *
	 * @param list<array<string, string>> $levels Values by field of each level, the nearest level first: variation, product, brands, categories.
	 */
	public static function resolve( array $levels ): Facts {
		$values = [];
		$taken  = [];
		foreach ( $levels as $level ) {
			$here = [];
			foreach ( $level as $field => $value ) {
				$unit = Fields::unit( $field );
				if ( $unit !== '' && $value !== '' && ! isset( $taken[ $unit ] ) ) {
					$values[ $field ] = $value;
					$here[ $unit ]    = true;
				}
			}
			$taken += $here;
		}
		return new Facts( $values );
	}

	/**
	 * The terms of a product and their ancestors: the deepest first; of two terms at the same depth, the older one.
	 *
	 * @param list<int>       $assigned Term IDs.
	 * @param array<int, int> $parents  Term ID → ID of its parent; 0 for none.
	 * @return list<int>
	 */
	public static function order( array $assigned, array $parents ): array {
		$depths = [];
		foreach ( $assigned as $id ) {
			$path = [];
			// The path ends at a term that is its own ancestor, because it would never end otherwise.
			for ( $at = $id; $at > 0 && ! in_array( $at, $path, true ); $at = $parents[ $at ] ?? 0 ) {
				$path[] = $at;
			}
			foreach ( array_reverse( $path ) as $depth => $term ) {
				$depths[ $term ] = $depth;
			}
		}
		ksort( $depths );
		// arsort() is stable: terms of the same depth keep their order.
		arsort( $depths );
		return array_keys( $depths );
	}
}
