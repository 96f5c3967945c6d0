<?php
/**
 * When one of WooCommerce's free shipping methods is free.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme\FreeShipping;

/**
 * The conditions of WC_Shipping_Free_Shipping::is_available(), asked how far
 * they are instead of whether they are met.
 */
final readonly class AmountRule {
	/**
	 * @param string $requires          As WooCommerce keeps it: '', 'coupon', 'min_amount', 'either' or 'both'.
	 * @param float  $min_amount        In the kind of price that the cart shows.
	 * @param bool   $ignores_discounts Whether the amount before coupons counts.
	 */
	public function __construct(
		public string $requires,
		public float $min_amount,
		public bool $ignores_discounts,
	) {}

	/**
	 * The amount that is missing; 0 where nothing is, null where no amount would
	 * do without a coupon.
	 *
	 * @param CartAmounts $cart What is in the cart.
	 */
	public function remaining( CartAmounts $cart ): ?float {
		return match ( $this->requires ) {
			'min_amount' => $this->missing( $cart ),
			'either'     => $cart->has_shipping_coupon ? 0.0 : $this->missing( $cart ),
			'both'       => $cart->has_shipping_coupon ? $this->missing( $cart ) : null,
			'coupon'     => $cart->has_shipping_coupon ? 0.0 : null,
			default      => 0.0,
		};
	}

	/**
	 * In whole minor units, rounded up: what is named must be enough.
	 *
	 * @param CartAmounts $cart What is in the cart.
	 */
	private function missing( CartAmounts $cart ): float {
		$total = round( $cart->subtotal - ( $this->ignores_discounts ? 0.0 : $cart->discount ), $cart->decimals );
		if ( $total >= $this->min_amount ) {
			return 0.0;
		}
		$units = 10 ** $cart->decimals;
		return max( 1.0, ceil( round( ( $this->min_amount - $total ) * $units, 6 ) ) ) / $units;
	}
}
