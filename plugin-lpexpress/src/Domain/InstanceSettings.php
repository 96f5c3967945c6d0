<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

/**
 * The settings of one instance in a zone, as this plugin or one of its predecessors stored them.
 */
final class InstanceSettings {

	/**
	 * The older plugins kept how the price is made under `cost` (`flat`,
	 * `weight`, `size`) and the flat price under `fixed_cost`. Prices by
	 * weight or size have no counterpart here: they become empty, and an
	 * empty price offers no rate, rather than a free one.
	 *
	 * @param array<array-key, mixed> $stored
	 * @return array<array-key, mixed>
	 */
	public static function modern( array $stored ): array {
		if ( ! array_key_exists( 'cost', $stored ) && ! array_key_exists( 'fixed_cost', $stored ) ) {
			return $stored;
		}
		$cost = $stored['cost'] ?? '';
		if ( self::amount( $cost ) === null ) {
			$stored['cost'] = $cost === 'flat' || ! array_key_exists( 'cost', $stored ) ? ( $stored['fixed_cost'] ?? '' ) : '';
		}
		return $stored;
	}

	/**
	 * An amount typed in a setting, with a comma or a point; null when there is none.
	 */
	public static function amount( mixed $value ): ?float {
		if ( is_int( $value ) || is_float( $value ) ) {
			return $value >= 0 && is_finite( $value ) ? (float) $value : null;
		}
		if ( ! is_string( $value ) ) {
			return null;
		}
		$value = str_replace( [ ' ', "\u{a0}", ',' ], [ '', '', '.' ], $value );
		return preg_match( '/\A\d+(\.\d+)?\z/', $value ) === 1 ? (float) $value : null;
	}
}
