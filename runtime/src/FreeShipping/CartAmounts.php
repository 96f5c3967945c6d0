<?php

declare( strict_types=1 );

namespace Vitrina\Runtime\FreeShipping;

/** The amounts that WooCommerce's conditions for free shipping use. */
final readonly class CartAmounts {
	/**
	 * @param float $subtotal            Subtotal as displayed in the cart, before discounts.
	 * @param float $discount            Discount of coupons, with or without taxes like the subtotal.
	 * @param bool  $has_shipping_coupon Whether a valid coupon grants free shipping.
	 * @param int   $decimals            Decimals of the shop's prices.
	 */
	public function __construct(
		public float $subtotal,
		public float $discount,
		public bool $has_shipping_coupon,
		public int $decimals,
	) {}
}
