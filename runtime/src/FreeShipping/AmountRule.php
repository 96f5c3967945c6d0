<?php

declare( strict_types=1 );

namespace Vitrina\Runtime\FreeShipping;

/**
 * The condition under which one of WooCommerce's free shipping methods is available.
 * Has the conditions of WC_Shipping_Free_Shipping::is_available(), but returns the missing amount
 * instead of true or false.
 */
final readonly class AmountRule {
	/**
	 * @param string $requires          WooCommerce's setting: '', 'coupon', 'min_amount', 'either' or 'both'.
	 * @param float  $min_amount        With or without taxes, as the cart displays prices.
	 * @param bool   $ignores_discounts Whether the amount before discounts counts.
	 */
	public function __construct(
		public string $requires,
		public float $min_amount,
		public bool $ignores_discounts,
	) {}

	/** The missing amount; 0 if the condition is met, null if no amount suffices without a coupon. */
	public function remaining( CartAmounts $cart ): ?float {
		return match ( $this->requires ) {
			'min_amount' => $this->missing( $cart ),
			'either'     => $cart->has_shipping_coupon ? 0.0 : $this->missing( $cart ),
			'both'       => $cart->has_shipping_coupon ? $this->missing( $cart ) : null,
			'coupon'     => $cart->has_shipping_coupon ? 0.0 : null,
			default      => 0.0,
		};
	}

	/** The difference to the minimum, rounded up to the minor unit, so that the shown amount is enough. */
	private function missing( CartAmounts $cart ): float {
		$total = round( $cart->subtotal - ( $this->ignores_discounts ? 0.0 : $cart->discount ), $cart->decimals );
		if ( $total >= $this->min_amount ) {
			return 0.0;
		}
		$units = 10 ** $cart->decimals;
		return max( 1.0, ceil( round( ( $this->min_amount - $total ) * $units, 6 ) ) ) / $units;
	}
}
