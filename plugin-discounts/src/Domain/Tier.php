<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

/** The discount from a quantity on. */
final readonly class Tier {

	/**
	 * @param int      $from First quantity, in ten-thousandths.
	 * @param int|null $to   Last quantity; null for no limit.
	 */
	public function __construct(
		public int $from,
		public ?int $to,
		public Amount $amount,
		public string $label = '',
	) {}

	public function is_reached( int $quantity ): bool {
		return $quantity >= $this->from && ( $this->to === null || $quantity <= $this->to );
	}
}
