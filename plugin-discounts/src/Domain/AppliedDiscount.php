<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

/**
 * Why a price is lower: one rule, and the tier of it that was reached.
 */
final readonly class AppliedDiscount {

	public function __construct(
		public Rule $rule,
		public Amount $amount,
		public ?Tier $tier,
	) {}
}
