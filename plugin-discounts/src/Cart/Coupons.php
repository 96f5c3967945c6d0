<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Cart;

use Exception;
use Vitrina\Discounts\Wp\Settings;
use Vitrina\Runtime\Hookable;
use WC_Cart;
use WC_Discounts;

/** Whether coupons can be used together with rules. */
final readonly class Coupons implements Hookable {

	public function __construct(
		private CartPrices $prices,
		private Settings $settings,
	) {}

	public function register_hooks(): void {
		add_filter( 'woocommerce_coupon_is_valid', $this->check( ... ), 10, 3 );
	}

	/** @throws Exception WooCommerce shows the message to the shopper. */
	public function check( mixed $is_valid, mixed $coupon, mixed $discounts ): mixed {
		// Only for a cart: rules do not apply to orders that are edited in wp-admin.
		$cart = $discounts instanceof WC_Discounts ? $discounts->get_object() : null;
		if ( $is_valid !== false && $cart instanceof WC_Cart && $this->settings->text( 'disable_coupon_when_rule_applied' ) === 'disable_coupon' && $this->prices->has_reductions( $cart ) ) {
			throw new Exception( esc_html__( 'A coupon cannot be used together with the discounts in your cart.', 'vitrina-discounts' ) );
		}
		return $is_valid;
	}
}
