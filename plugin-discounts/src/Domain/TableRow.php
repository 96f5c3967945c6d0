<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

/**
 * A line of the table of prices by quantity.
 */
final readonly class TableRow {

	/**
	 * @param int      $from In ten-thousandths of a piece.
	 * @param int|null $next Where the next price begins; null for "and more".
	 */
	public function __construct(
		public int $from,
		public ?int $next,
		public Price $price,
	) {}

	public function holds( int $quantity ): bool {
		return $quantity >= $this->from && ( $this->next === null || $quantity < $this->next );
	}
}
