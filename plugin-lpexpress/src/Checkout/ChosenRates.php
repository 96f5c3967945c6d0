<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Checkout;

use Vitrina\LpExpress\Domain\Method;
use Vitrina\LpExpress\Wp\Shop;
use WC_Order;

/**
 * Whether something is to be delivered to a terminal.
 */
final class ChosenRates {

	/**
	 * The chosen rate of every parcel of the cart, by its place among the parcels.
	 *
	 * @param mixed $posted What the form of this request chose, by place; WooCommerce may not have kept it yet.
	 */
	public function cart_goes_to_terminal( mixed $posted = null ): bool {
		$cart    = Shop::cart();
		$session = Shop::session();
		if ( $cart === null || $session === null || ! $cart->needs_shipping() ) {
			return false;
		}
		$kept   = $session->get( 'chosen_shipping_methods' );
		$chosen = array_replace( is_array( $kept ) ? $kept : [], is_array( $posted ) ? $posted : [] );
		// With a wrong e-mail address WooCommerce validates the form without calculating delivery.
		$parcels = WC()->shipping()->get_packages() === [] ? $cart->get_shipping_packages() : WC()->shipping()->get_packages();
		// A cart that shrank from two parcels to one leaves the choice for the second behind.
		$current = array_intersect_key( $chosen, $parcels );
		foreach ( $current as $rate_id ) {
			if ( is_string( $rate_id ) && Method::delivers_to_terminal( $rate_id ) ) {
				return true;
			}
		}
		return false;
	}

	public function order_goes_to_terminal( WC_Order $order ): bool {
		foreach ( $order->get_shipping_methods() as $line ) {
			if ( Method::delivers_to_terminal( $line->get_method_id() ) ) {
				return true;
			}
		}
		return false;
	}

	public function order_country( WC_Order $order ): string {
		$country = $order->get_shipping_country();
		return $country === '' ? $order->get_billing_country() : $country;
	}
}
