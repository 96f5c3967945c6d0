<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

/** Settings of one method instance in a zone, stored by this plugin or by an older one. */
final class InstanceSettings {

	/**
	 * Older plugins stored the type of price under `cost` (`flat`, `weight`, `size`)
	 * and the flat price under `fixed_cost`. Prices by weight or size are not
	 * supported: they become empty, and with an empty price no rate is offered,
	 * rather than a free one.
	 *
	 * @param array<array-key, mixed> $stored
	 * @return array<array-key, mixed>
	 */
	public static function migrate( array $stored ): array {
		if ( ! array_key_exists( 'cost', $stored ) && ! array_key_exists( 'fixed_cost', $stored ) ) {
			return $stored;
		}
		$cost = $stored['cost'] ?? '';
		if ( self::amount( $cost ) === null ) {
			$stored['cost'] = $cost === 'flat' || ! array_key_exists( 'cost', $stored ) ? ( $stored['fixed_cost'] ?? '' ) : '';
		}
		return $stored;
	}

	/** Parses an amount with a decimal comma or point; null when it is not one. */
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
