<?php
/**
 * What WooCommerce's conditions for free shipping look at.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme\FreeShipping;

final readonly class CartAmounts {
	/**
	 * @param float $subtotal            Of the goods as the cart shows it, before coupons.
	 * @param float $discount            What coupons take off, in the same kind of price.
	 * @param bool  $has_shipping_coupon Whether a valid coupon gives free shipping.
	 * @param int   $decimals            Of the shop's prices.
	 */
	public function __construct(
		public float $subtotal,
		public float $discount,
		public bool $has_shipping_coupon,
		public int $decimals,
	) {}
}
