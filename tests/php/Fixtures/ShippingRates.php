<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use LogicException;
use WC_Cache_Helper;
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
		foreach ( self::methods( $country ) as $method ) {
			if ( str_starts_with( $method->id, 'woo_lithuaniapost_lpexpress_terminal' ) ) {
				return $method->get_rate_id();
			}
		}
		return '';
	}

	/**
	 * @return array{rate: string, option: string} Id and settings option of the flat rate in the zone of a country.
	 */
	public static function flat_rate( string $country ): array {
		foreach ( self::methods( $country ) as $method ) {
			if ( $method->id === 'flat_rate' ) {
				return [
					'rate'   => $method->get_rate_id(),
					'option' => $method->get_instance_option_key(),
				];
			}
		}
		throw new LogicException( "{$country} has no flat rate." );
	}

	/**
	 * @return mixed The previous cost.
	 */
	public static function set_cost( string $option, mixed $cost ): mixed {
		WC_Cache_Helper::get_transient_version( 'shipping', true );
		$settings = (array) get_option( $option );
		update_option( $option, [ 'cost' => $cost ] + $settings );
		return $settings['cost'];
	}

	/**
	 * @return list<WC_Shipping_Method>
	 */
	private static function methods( string $country ): array {
		$zone = WC_Shipping_Zones::get_zone_matching_package(
			[
				'destination' => [
					'country'  => $country,
					'state'    => '',
					'postcode' => '',
				],
			]
		);
		return array_values( array_filter( $zone->get_shipping_methods( true ), static fn ( mixed $method ): bool => $method instanceof WC_Shipping_Method ) );
	}
}
