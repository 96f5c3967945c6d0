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
	 * @param float $subtotal Subtotal of the products, before coupons.
	 * @param float $discount Discount of the coupons, with or without tax like the subtotal.
	 */
	public function is_reached( float $subtotal, float $discount, int $decimals = 2 ): bool {
		if ( $this->threshold === null ) {
			return false;
		}
		return $this->missing( $subtotal, $discount, $decimals ) <= 0;
	}

	/**
	 * The amount missing for free delivery; null where delivery is never free.
	 *
	 * @param float $subtotal Subtotal of the products, before coupons.
	 * @param float $discount Discount of the coupons, with or without tax like the subtotal.
	 */
	public function remaining( float $subtotal, float $discount, int $decimals = 2 ): ?float {
		return $this->threshold === null ? null : max( 0.0, $this->missing( $subtotal, $discount, $decimals ) );
	}

	private function missing( float $subtotal, float $discount, int $decimals ): float {
		$amount = $this->before_discount ? $subtotal : $subtotal - $discount;
		return round( round( $this->threshold ?? 0.0, $decimals ) - round( $amount, $decimals ), $decimals );
	}
}
