<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal\Domain;

/**
 * Pieces of one line over time. A refund first settles what was withdrawn before it, because it returns that
 * money; only the rest of the refund reduces what can still be withdrawn.
 */
final readonly class Ledger {
	/**
	 * @param int $withdrawn Pieces in all withdrawals.
	 * @param int $open      Pieces that were withdrawn and not refunded.
	 * @param int $refunded  Pieces that were refunded without a withdrawal.
	 */
	private function __construct(
		public int $withdrawn,
		public int $open,
		public int $refunded,
	) {}

	/**
	 * @param list<array{int, int}> $withdrawn Time (Unix) and pieces of each withdrawal.
	 * @param list<array{int, int}> $refunded  Time (Unix) and pieces of each refund.
	 */
	public static function of( array $withdrawn, array $refunded ): self {
		$events = [
			...array_map( static fn ( array $event ): array => [ $event[0], 0, $event[1] ], $withdrawn ),
			...array_map( static fn ( array $event ): array => [ $event[0], 1, $event[1] ], $refunded ),
		];
		usort( $events, static fn ( array $one, array $other ): int => [ $one[0], $one[1] ] <=> [ $other[0], $other[1] ] );
		$total     = 0;
		$open      = 0;
		$unrelated = 0;
		foreach ( $events as [ , $is_refund, $quantity ] ) {
			if ( $is_refund === 1 ) {
				$settled    = min( $open, $quantity );
				$open      -= $settled;
				$unrelated += $quantity - $settled;
			} else {
				$total += $quantity;
				$open  += $quantity;
			}
		}
		return new self( $total, $open, $unrelated );
	}

	/**
	 * @param int $bought Pieces of the line in the order.
	 * @return int Pieces that can still be withdrawn.
	 */
	public function left( int $bought ): int {
		return max( 0, $bought - $this->withdrawn - $this->refunded );
	}
}
