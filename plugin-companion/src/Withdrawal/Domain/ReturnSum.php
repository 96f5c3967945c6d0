<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal\Domain;

/**
 * What has to be returned for each withdrawal: the price paid for the goods, and the delivery as soon as all
 * of the order is withdrawn (Directive 2011/83/EU, article 13). The sums of all withdrawals of a line are
 * together what was paid for it, to the cent.
 */
final readonly class ReturnSum {
	/**
	 * @param int $delivery Paid for delivery, with tax, in minor units.
	 * @return list<int|null> Minor units for each withdrawal; null for one in words, whose goods only people can price.
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

	/** @param int $pieces From 0 to all of the line. */
	private static function part( OrderLine $line, int $pieces ): int {
		return $line->bought === 0 ? 0 : intdiv( $line->amount * $pieces * 2 + $line->bought, $line->bought * 2 );
	}
}
