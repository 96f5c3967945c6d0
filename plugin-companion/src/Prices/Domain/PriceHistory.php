<?php
/**
 * What one product or variation cost, and since when.
 *
 * The rules are those of Directive 98/6/EC, article 6a, as the Commission's
 * guidance 2021/C 526/02 reads it: a reduction names the lowest price of the
 * thirty days before it began, a reduction that grows without a break counts
 * from its first step, and one that lasts keeps the price it was announced
 * with. A percentage is of that price (Court of Justice, C-330/23).
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Prices\Domain;

use DateTimeImmutable;
use DateTimeZone;

final readonly class PriceHistory {
	private const DAYS = 30;

	/**
	 * @param list<PriceChange> $changes  Oldest first. What came before the first is not known.
	 * @param DateTimeZone      $timezone The shop's: days are its days.
	 */
	public function __construct(
		private array $changes,
		private DateTimeZone $timezone,
	) {}

	/**
	 * The price that applies after the last change; null where nothing was written yet.
	 */
	public function last(): ?Price {
		return $this->changes === [] ? null : $this->changes[ count( $this->changes ) - 1 ]->price;
	}

	/**
	 * @return list<PriceChange>
	 */
	public function changes(): array {
		return $this->changes;
	}

	/**
	 * The same with the price that applies now, where that is another one than the last.
	 */
	public function followed_by( PriceChange $change ): self {
		return $this->last()?->equals( $change->price ) === true ? $this : new self( [ ...$this->changes, $change ], $this->timezone );
	}

	/**
	 * The lowest price of the thirty days before the present reduction.
	 *
	 * @return int|null In minor units; null where nothing is reduced, where the thirty days are not
	 *                  known from their beginning, or where the product was not sold in them.
	 */
	public function lowest_before_reduction(): ?int {
		$first = $this->first_of_reduction();
		if ( $first === null ) {
			return null;
		}
		$ended = $this->changes[ $first ]->since;
		$began = $this->days_before( $ended );
		if ( $this->changes[0]->since > $began ) {
			return null;
		}
		$amounts = [];
		for ( $at = $first - 1; $at >= 0; --$at ) {
			$amounts[] = $this->changes[ $at ]->price->amount;
			if ( $this->changes[ $at ]->since <= $began ) {
				break;
			}
		}
		$amounts = array_filter( $amounts, is_int( ... ) );

		return $amounts === [] ? null : min( $amounts );
	}

	/**
	 * The reduction in whole per cent of the lowest price, rounded down so that it never promises
	 * more than it gives; 0 where there is none, or none that can be proved.
	 */
	public function reduction_percent(): int {
		$lowest = $this->lowest_before_reduction() ?? 0;
		$now    = $this->last()->amount ?? $lowest;

		return $lowest > $now ? intdiv( ( $lowest - $now ) * 100, $lowest ) : 0;
	}

	/**
	 * The oldest moment that any reduction, present or to come, can ask about. Changes before it
	 * are of no use, but for the last of them.
	 */
	public function needed_since( int $now ): int {
		$first = $this->first_of_reduction();

		return $this->days_before( $first === null ? $now : min( $now, $this->changes[ $first ]->since ) );
	}

	/**
	 * Where in the list the present reduction began: prices that fell without a break while they
	 * were reduced. A price that rises again begins another reduction, whose thirty days then
	 * hold the lower price: the reading that promises the shopper less.
	 */
	private function first_of_reduction(): ?int {
		$first = null;
		for ( $at = count( $this->changes ) - 1; $at >= 0; --$at ) {
			$price = $this->changes[ $at ]->price;
			$later = $first === null ? $price->amount : $this->changes[ $first ]->price->amount;
			if ( ! $price->is_reduced || $price->amount === null || $price->amount < $later ) {
				break;
			}
			$first = $at;
		}

		return $first;
	}

	/**
	 * The beginning of the thirtieth day before: "at least thirty days", whole ones, in the shop's
	 * own time.
	 */
	private function days_before( int $moment ): int {
		$day = ( new DateTimeImmutable( "@{$moment}" ) )->setTimezone( $this->timezone )->modify( '-' . self::DAYS . ' days' );

		return $day->setTime( 0, 0 )->getTimestamp();
	}
}
