<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Checkout;

use Vitrina\LpExpress\Domain\Method;
use Vitrina\Runtime\Shop;
use WC_Order;

/** Whether a cart or an order is delivered to a terminal. */
final class ChosenRates {

	/**
	 * Checks the chosen rate of every shipping package of the cart.
	 *
	 * @param mixed $submitted Rates chosen in the form of this request, by package index; WooCommerce may not have stored them yet.
	 */
	public static function cart_goes_to_terminal( mixed $submitted = null ): bool {
		$cart    = Shop::cart();
		$session = Shop::session();
		if ( $cart === null || $session === null || ! $cart->needs_shipping() ) {
			return false;
		}
		$stored = $session->get( 'chosen_shipping_methods' );
		$chosen = array_replace( is_array( $stored ) ? $stored : [], is_array( $submitted ) ? $submitted : [] );
		// If the e-mail address is invalid, WooCommerce validates the form without calculating shipping, so its packages are missing.
		$packages = WC()->shipping()->get_packages() === [] ? $cart->get_shipping_packages() : WC()->shipping()->get_packages();
		// When a cart goes from two packages to one, the session still has the rate of the second.
		$current = array_intersect_key( $chosen, $packages );
		foreach ( $current as $rate_id ) {
			if ( is_string( $rate_id ) && Method::delivers_to_terminal( $rate_id ) ) {
				return true;
			}
		}
		return false;
	}

	public static function order_goes_to_terminal( WC_Order $order ): bool {
		foreach ( $order->get_shipping_methods() as $line ) {
			if ( Method::delivers_to_terminal( $line->get_method_id() ) ) {
				return true;
			}
		}
		return false;
	}

	public static function order_country( WC_Order $order ): string {
		$country = $order->get_shipping_country();
		return $country === '' ? $order->get_billing_country() : $country;
	}
}
