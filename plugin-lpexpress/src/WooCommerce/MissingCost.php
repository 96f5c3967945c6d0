<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\WooCommerce;

use Vitrina\LpExpress\Domain\InstanceSettings;
use WC_Shipping_Zone;
use WC_Shipping_Zones;

/** Zones in which the method is enabled but has no cost. */
final class MissingCost {

	/** @return list<string> Names of the zones. */
	public static function zones(): array {
		$names = [];
		foreach ( [ 0, ...array_keys( WC_Shipping_Zones::get_zones() ) ] as $id ) {
			$zone = new WC_Shipping_Zone( $id );
			foreach ( $zone->get_shipping_methods( true ) as $method ) {
				if ( $method instanceof ShippingMethod && InstanceSettings::amount( $method->get_instance_option( 'cost' ) ) === null ) {
					$names[] = $zone->get_zone_name();
				}
			}
		}
		return array_values( array_unique( $names ) );
	}
}
