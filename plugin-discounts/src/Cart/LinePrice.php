<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Cart;

use Vitrina\Discounts\Domain\Price;

/** The prices of a reduced line. */
final readonly class LinePrice {

	/**
	 * @param string $original   Price without rules.
	 * @param string $discounted Price that was set.
	 */
	public function __construct(
		public string $original,
		public string $discounted,
		public Price $price,
	) {}
}
