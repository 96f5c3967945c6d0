<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Cart;

use Vitrina\Discounts\Domain\Price;

/**
 * What was done to the product of a line.
 */
final readonly class LinePrice {

	/**
	 * @param string $own   Its price before.
	 * @param string $given Its price since.
	 */
	public function __construct(
		public string $own,
		public string $given,
		public Price $price,
	) {}
}
