<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

/**
 * From which amount on delivery costs nothing. Amounts are those the shopper
 * sees: with tax where the shop shows prices with tax.
 */
final readonly class FreeFrom {

	public function __construct(
		public ?float $threshold,
		public bool $before_discount,
	) {}

	/**
	 * @param float $subtotal Of the goods, before coupons.
	 * @param float $discount What coupons take off, in the same kind of price.
	 */
	public function is_reached( float $subtotal, float $discount, int $decimals = 2 ): bool {
		if ( null === $this->threshold ) {
			return false;
		}
		$amount = $this->before_discount ? $subtotal : $subtotal - $discount;
		return round( $amount, $decimals ) >= round( $this->threshold, $decimals );
	}
}
