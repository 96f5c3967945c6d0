<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Checkout;

use Vitrina\Runtime\Shop;

/** The current shopper's session and shipping country, from WooCommerce. */
final class Shopper {

	/** Key of the existing session; empty without one. Never starts a session. */
	public static function session_key(): string {
		$session = Shop::session();
		if ( $session === null ) {
			return '';
		}
		if ( method_exists( $session, 'has_session' ) && $session->has_session() !== true ) {
			return '';
		}
		return $session->get_customer_id();
	}

	/** The shipping country; the billing country when there is none. */
	public static function country(): string {
		$customer = Shop::customer();
		if ( $customer === null ) {
			return '';
		}
		$country = $customer->get_shipping_country();
		return $country === '' ? $customer->get_billing_country() : $country;
	}
}
