<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

/**
 * The order amount from which delivery is free. Amounts are those the shopper
 * sees: with tax where the shop shows prices with tax.
 */
final readonly class FreeFrom {

	public function __construct(
		public ?float $threshold,
		public bool $before_discount,
	) {}

	/**
	 * The amount missing for free delivery; null if delivery is never free.
	 *
	 * @param float $subtotal Subtotal of the products, before coupons.
	 * @param float $discount Discount of the coupons, with or without tax like the subtotal.
	 */
	public function remaining( float $subtotal, float $discount, int $decimals = 2 ): ?float {
		if ( $this->threshold === null ) {
			return null;
		}
		$amount = $this->before_discount ? $subtotal : $subtotal - $discount;
		return max( 0.0, round( round( $this->threshold, $decimals ) - round( $amount, $decimals ), $decimals ) );
	}
}
