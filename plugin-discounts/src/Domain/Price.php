<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

/** The unit price of an item, and the applied discounts. */
final readonly class Price {

	/**
	 * @param int                   $undiscounted Unit price without rules, in minor units.
	 * @param int                   $unit         Unit price with rules, in minor units; never below 0, never above the undiscounted price.
	 * @param list<AppliedDiscount> $applied      Empty if no rule applies.
	 */
	public function __construct(
		public int $undiscounted,
		public int $unit,
		public array $applied,
	) {}

	public function is_reduced(): bool {
		return $this->applied !== [];
	}
}
