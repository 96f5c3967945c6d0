<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use WC_Shipping_Method;
use WC_Shipping_Zones;

/**
 * Shipping rates of the shop. Runs inside WordPress.
 */
final class ShippingRates {

	/**
	 * @return string Id of the terminal rate in the zone of a country; empty if there is none.
	 */
	public static function terminal_rate( string $country ): string {
		$zone = WC_Shipping_Zones::get_zone_matching_package(
			[
				'destination' => [
					'country'  => $country,
					'state'    => '',
					'postcode' => '',
				],
			]
		);
		foreach ( $zone->get_shipping_methods( true ) as $method ) {
			if ( $method instanceof WC_Shipping_Method && str_starts_with( $method->id, 'woo_lithuaniapost_lpexpress_terminal' ) ) {
				return $method->get_rate_id();
			}
		}
		return '';
	}
}
