<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Cart;

use Exception;
use Vitrina\Discounts\Hookable;
use Vitrina\Discounts\Wp\Settings;
use WC_Cart;
use WC_Discounts;

/**
 * Whether coupons and rules go together.
 */
final readonly class Coupons implements Hookable {

	public function __construct(
		private CartPrices $prices,
		private Settings $settings,
	) {}

	public function register_hooks(): void {
		add_filter( 'woocommerce_coupon_is_valid', $this->check( ... ), 10, 3 );
	}

	/**
	 * @param mixed $is_valid  What WooCommerce found.
	 * @param mixed $coupon    Which coupon.
	 * @param mixed $discounts What it would be applied to.
	 * @throws Exception As WooCommerce expects it, with what the shopper reads.
	 */
	public function check( mixed $is_valid, mixed $coupon, mixed $discounts ): mixed {
		// An order that is edited in wp-admin has no rules.
		$cart = $discounts instanceof WC_Discounts ? $discounts->get_object() : null;
		if ( $is_valid !== false && $cart instanceof WC_Cart && $this->settings->text( 'disable_coupon_when_rule_applied' ) === 'disable_coupon' && $this->prices->has_reductions( $cart ) ) {
			throw new Exception( esc_html__( 'A coupon cannot be used together with the discounts in your cart.', 'vitrina-discounts' ) );
		}
		return $is_valid;
	}
}
