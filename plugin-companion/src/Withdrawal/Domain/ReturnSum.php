<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal\Domain;

/**
 * The money to return for each withdrawal: the price paid for the goods, and the cost of delivery as soon as all
 * of the order is withdrawn (Directive 2011/83/EU, article 13). Once a line is withdrawn completely, the sums for
 * it add up to exactly what was paid for it.
 */
final readonly class ReturnSum {
	/**
	 * @param int $delivery What was paid for delivery, with tax, in minor units.
	 * @return list<int|null> Minor units for each withdrawal; null if its words name no line: only people can price it.
	 */
	public static function of_each( Withdrawn $withdrawn, int $delivery ): array {
		$before  = array_fill_keys( array_map( static fn ( OrderLine $line ): int => $line->item_id, $withdrawn->lines ), 0 );
		$was_all = false;
		$sums    = [];
		foreach ( $withdrawn->withdrawals as $withdrawal ) {
			$sum    = 0;
			$is_all = true;
			$known  = 0;
			foreach ( $withdrawn->lines as $line ) {
				$quantity                 = Withdrawn::quantity( $withdrawal, $line );
				$after                    = min( $line->bought, $before[ $line->item_id ] + $quantity );
				$known                   += $quantity;
				$sum                     += self::part( $line, $after ) - self::part( $line, $before[ $line->item_id ] );
				$before[ $line->item_id ] = $after;
				$is_all                   = $is_all && $after === $line->bought;
			}
			$sum    += $is_all && ! $was_all && $known > 0 ? $delivery : 0;
			$was_all = $was_all || $is_all;
			$sums[]  = $known === 0 ? null : $sum;
		}
		return $sums;
	}

	/**
	 * @param int $pieces From 0 to all of the line.
	 * @return int The price of these pieces in minor units, rounded half up.
	 */
	private static function part( OrderLine $line, int $pieces ): int {
		return $line->bought === 0 ? 0 : intdiv( $line->amount * $pieces * 2 + $line->bought, $line->bought * 2 );
	}
}
