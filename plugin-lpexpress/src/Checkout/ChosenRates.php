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
	 */
	public function cart_goes_to_terminal(): bool {
		$cart    = Shop::cart();
		$session = Shop::session();
		if ( null === $cart || null === $session || ! $cart->needs_shipping() ) {
			return false;
		}
		$chosen = $session->get( 'chosen_shipping_methods' );
		// A cart that shrank from two parcels to one leaves the choice for the second behind.
		$current = array_intersect_key( is_array( $chosen ) ? $chosen : [], WC()->shipping()->get_packages() );
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
		return '' === $country ? $order->get_billing_country() : $country;
	}
}
