<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Domain;

/** Rounds amounts so that their sum is exactly what it has to be. */
final class Apportion {
	/**
	 * Each amount is rounded; the difference to the sum goes to the amounts with the largest remainders.
	 * An amount of zero stays zero, unless all are zero.
	 *
	 * @param int               $sum   Minor units.
	 * @param array<int, float> $exact Minor units, with fractions.
	 * @return array<int, int> By the same keys, in the same order.
	 */
	public static function to( int $sum, array $exact ): array {
		$rounded = array_map( static fn ( float $amount ): int => (int) round( $amount ), $exact );
		$missing = $sum - array_sum( $rounded );
		if ( $missing === 0 || $exact === [] ) {
			return $rounded;
		}
		$step = $missing <=> 0;
		$keys = array_keys( array_filter( $exact, static fn ( float $amount ): bool => abs( $amount ) > 0.0 ) );
		$keys = $keys === [] ? array_keys( $exact ) : $keys;
		usort( $keys, static fn ( int $one, int $other ): int => [ $step * ( $exact[ $other ] - $rounded[ $other ] ), $one ] <=> [ $step * ( $exact[ $one ] - $rounded[ $one ] ), $other ] );
		foreach ( $keys as $position => $key ) {
			$rounded[ $key ] += $step * ( intdiv( abs( $missing ), count( $keys ) ) + ( $position < abs( $missing ) % count( $keys ) ? 1 : 0 ) );
		}
		return $rounded;
	}
}
