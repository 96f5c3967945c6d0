<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

/** A row of the tier table. */
final readonly class TableRow {

	/**
	 * @param int      $from First quantity, in ten-thousandths.
	 * @param int|null $next First quantity of the next price; null for the last row.
	 */
	public function __construct(
		public int $from,
		public ?int $next,
		public Price $price,
	) {}
}
