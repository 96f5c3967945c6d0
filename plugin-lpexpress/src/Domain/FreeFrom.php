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
		if ( $this->threshold === null ) {
			return false;
		}
		return $this->missing( $subtotal, $discount, $decimals ) <= 0;
	}

	/**
	 * The amount that is missing; null where delivery never becomes free.
	 *
	 * @param float $subtotal Of the goods, before coupons.
	 * @param float $discount What coupons take off, in the same kind of price.
	 */
	public function remaining( float $subtotal, float $discount, int $decimals = 2 ): ?float {
		return $this->threshold === null ? null : max( 0.0, $this->missing( $subtotal, $discount, $decimals ) );
	}

	private function missing( float $subtotal, float $discount, int $decimals ): float {
		$amount = $this->before_discount ? $subtotal : $subtotal - $discount;
		return round( round( $this->threshold ?? 0.0, $decimals ) - round( $amount, $decimals ), $decimals );
	}
}
