<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

/**
 * From this many pieces on, this amount.
 */
final readonly class Tier {

	/**
	 * @param int      $from In ten-thousandths of a piece; this quantity reaches the tier.
	 * @param int|null $to   The last quantity of the tier; null where there is none.
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
