<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

/** The rule and the tier that reduced a price. */
final readonly class AppliedDiscount {

	public function __construct(
		public Rule $rule,
		public Amount $amount,
		public ?Tier $tier,
	) {}
}
