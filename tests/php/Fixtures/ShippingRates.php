<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use LogicException;
use WC_Cache_Helper;
use WC_Shipping_Method;
use WC_Shipping_Zone;
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
		$method = self::method( $country, 'flat_rate' );
		return [
			'rate'   => $method->get_rate_id(),
			'option' => $method->get_instance_option_key(),
		];
	}

	/**
	 * @return WC_Shipping_Method A method in the zone of a country.
	 */
	public static function method( string $country, string $id ): WC_Shipping_Method {
		foreach ( self::methods( $country ) as $method ) {
			if ( $method->id === $id ) {
				return $method;
			}
		}
		throw new LogicException( "{$country} has no {$id}." );
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
	 * Adds a method to the zone of a country.
	 *
	 * @param array<string, string> $settings Of the new instance.
	 * @return int The id of the instance.
	 */
	public static function add( string $country, string $method_id, array $settings ): int {
		$id     = self::zone( $country )->add_shipping_method( $method_id );
		$method = WC_Shipping_Zones::get_shipping_method( $id );
		if ( ! $method instanceof WC_Shipping_Method ) {
			throw new LogicException( "There is no method {$method_id}." );
		}
		update_option( $method->get_instance_option_key(), $settings );
		WC_Cache_Helper::get_transient_version( 'shipping', true );
		return $id;
	}

	/**
	 * @param list<int> $ids Instances in the zone of a country.
	 */
	public static function delete( string $country, array $ids ): void {
		array_map( self::zone( $country )->delete_shipping_method( ... ), $ids );
		WC_Cache_Helper::get_transient_version( 'shipping', true );
	}

	private static function zone( string $country ): WC_Shipping_Zone {
		return WC_Shipping_Zones::get_zone_matching_package(
			[
				'destination' => [
					'country'  => $country,
					'state'    => '',
					'postcode' => '',
				],
			]
		);
	}

	/**
	 * @return list<WC_Shipping_Method>
	 */
	private static function methods( string $country ): array {
		return array_values( array_filter( self::zone( $country )->get_shipping_methods( true ), static fn ( mixed $method ): bool => $method instanceof WC_Shipping_Method ) );
	}
}
