<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Checkout;

use Vitrina\LpExpress\Wp\Shop;

/**
 * Who is asking, and where their parcel goes, as WooCommerce has it in this request.
 */
final class Shopper {

	/**
	 * Key of the session that exists already; empty when there is none. Never starts one.
	 */
	public function session_key(): string {
		$session = Shop::session();
		if ( $session === null ) {
			return '';
		}
		if ( method_exists( $session, 'has_session' ) && $session->has_session() !== true ) {
			return '';
		}
		return $session->get_customer_id();
	}

	/**
	 * WooCommerce writes the billing country there when both addresses are the same.
	 */
	public function country(): string {
		$customer = Shop::customer();
		if ( $customer === null ) {
			return '';
		}
		$country = $customer->get_shipping_country();
		return $country === '' ? $customer->get_billing_country() : $country;
	}
}
