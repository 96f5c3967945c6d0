<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Prices\Domain;

use DateTimeImmutable;
use DateTimeZone;

/**
 * The price history of a product or variation.
 *
 * The rules are those of Directive 98/6/EC, article 6a, as the Commission's
 * guidance 2021/C 526/02 reads it: a reduction names the lowest price of the
 * thirty days before it began, a reduction that grows without a break counts
 * from its first step, and one that lasts keeps the price it was announced
 * with. A percentage is of that price (Court of Justice, C-330/23).
 */
final readonly class PriceHistory {
	private const DAYS = 30;

	/**
	 * @param list<PriceChange> $changes  Oldest first. Prices before the first are not known.
	 * @param DateTimeZone $timezone The shop's time zone.
	 */
	public function __construct(
		private array $changes,
		private DateTimeZone $timezone,
	) {}

	/** The price after the last change; null if nothing was recorded yet. */
	public function last(): ?Price {
		return $this->changes === [] ? null : $this->changes[ count( $this->changes ) - 1 ]->price;
	}

	/** @return list<PriceChange> */
	public function changes(): array {
		return $this->changes;
	}

	/** Adds the current price, if it differs from the last. */
	public function with_current( PriceChange $change ): self {
		return $this->last()?->equals( $change->price ) === true ? $this : new self( [ ...$this->changes, $change ], $this->timezone );
	}

	/**
	 * The lowest price of the thirty days before the current reduction.
	 *
	 * @return int|null In minor units; null if nothing is reduced, if the thirty days are not completely known, or if the product was not sold in them.
	 */
	public function lowest_before_reduction(): ?int {
		$first = $this->reduction_start();
		if ( $first === null ) {
			return null;
		}
		$reduced_at = $this->changes[ $first ]->since;
		$from       = $this->days_before( $reduced_at );
		if ( $this->changes[0]->since > $from ) {
			return null;
		}
		$amounts = [];
		for ( $at = $first - 1; $at >= 0; --$at ) {
			$amounts[] = $this->changes[ $at ]->price->amount;
			if ( $this->changes[ $at ]->since <= $from ) {
				break;
			}
		}
		$amounts = array_filter( $amounts, is_int( ... ) );
		return $amounts === [] ? null : min( $amounts );
	}

	/**
	 * The reduction in whole per cent of the lowest price, rounded down so that it never promises too
	 * much; 0 if there is none, or none that can be proved.
	 */
	public function reduction_percent(): int {
		$lowest = $this->lowest_before_reduction() ?? 0;
		$now    = $this->last()->amount ?? $lowest;
		return $lowest > $now ? intdiv( ( $lowest - $now ) * 100, $lowest ) : 0;
	}

	/**
	 * Unix time from which a reduction, now or later, needs prices. Of the changes before, only the last is needed.
	 */
	public function needed_since( int $now ): int {
		$first = $this->reduction_start();
		return $this->days_before( $first === null ? $now : min( $now, $this->changes[ $first ]->since ) );
	}

	/**
	 * Index of the change that started the current reduction: a series of reduced prices that only fall.
	 * If the price rises, a new reduction starts, whose thirty days then include the lower price: the
	 * interpretation that promises the shopper less.
	 */
	private function reduction_start(): ?int {
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

	/** Start of the thirtieth day before: "at least thirty days", whole days, in the shop's time zone. */
	private function days_before( int $moment ): int {
		$day = ( new DateTimeImmutable( "@{$moment}" ) )->setTimezone( $this->timezone )->modify( '-' . self::DAYS . ' days' );
		return $day->setTime( 0, 0 )->getTimestamp();
	}
}
