<?php
/**
 * Shipping zones: Lithuania, and its two neighbours.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Demo;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

const TERMINAL_METHOD = 'woo_lithuaniapost_lpexpress_terminal';

/**
 * Each zone: its countries, and what the methods in it cost.
 *
 * @return array<string, array{countries: list<string>, terminal: string, free: string, courier: string}>
 */
function zones(): array {
	return array(
		'Lietuva'        => array(
			'countries' => array( 'LT' ),
			'terminal'  => '2.49',
			'free'      => '50',
			'courier'   => '3.99',
		),
		'Latvija ir Estija' => array(
			'countries' => array( 'LV', 'EE' ),
			'terminal'  => '4.99',
			'free'      => '',
			'courier'   => '6.99',
		),
	);
}

/**
 * Makes the zones with couriers, and with terminals where our plugin is active.
 */
function make_shipping(): void {
	foreach ( zones() as $name => $plan ) {
		$zone = zone_called( $name );
		if ( $zone === null ) {
			$zone = new \WC_Shipping_Zone();
			$zone->set_zone_name( $name );
			foreach ( $plan['countries'] as $country ) {
				$zone->add_location( $country, 'country' );
			}
			$zone->save();
		}
		if ( ! zone_has( $zone, 'flat_rate' ) ) {
			$id = $zone->add_shipping_method( 'flat_rate' );
			update_option(
				"woocommerce_flat_rate_{$id}_settings",
				array(
					'title'      => 'Kurjeris į namus',
					'tax_status' => 'taxable',
					'cost'       => net( $plan['courier'] ),
				)
			);
		}
	}
	ensure_terminal_method();
}

/**
 * Adds terminal delivery to both zones as soon as a plugin offers it, first in
 * the list. The plugin may come later than the shop.
 */
function ensure_terminal_method(): void {
	if ( ! isset( WC()->shipping()->load_shipping_methods()[ TERMINAL_METHOD ] ) ) {
		return;
	}
	foreach ( zones() as $name => $plan ) {
		$zone = zone_called( $name );
		if ( $zone === null || zone_has( $zone, TERMINAL_METHOD ) ) {
			continue;
		}
		$id       = $zone->add_shipping_method( TERMINAL_METHOD );
		$method   = \WC_Shipping_Zones::get_shipping_method( $id );
		$settings = array();
		foreach ( $method instanceof \WC_Shipping_Method ? $method->get_instance_form_fields() : [] as $key => $field ) {
			$settings[ $key ] = ( new Data( is_array( $field ) ? $field : [] ) )->text( 'default' );
		}
		$wanted = array(
			'title'      => 'Paštomatas „LP Express“',
			'tax_status' => 'taxable',
			'cost'       => net( $plan['terminal'] ),
		);
		foreach ( array( 'free_shipping_cost', 'free_from', 'free_shipping', 'free_min_amount', 'min_amount', 'free_shipping_from', 'free_above' ) as $key ) {
			if ( array_key_exists( $key, $settings ) ) {
				$wanted[ $key ] = $plan['free'];
			}
		}
		update_option( 'woocommerce_' . TERMINAL_METHOD . "_{$id}_settings", $wanted + $settings );
		move_first( $zone, $id );
	}
	\WC_Cache_Helper::get_transient_version( 'shipping', true );
}

/**
 * WooCommerce adds VAT to shipping prices even where goods' prices include it.
 *
 * @param string $gross Price with 21 % VAT.
 */
function net( string $gross ): string {
	return (string) round( (float) $gross / 1.21, 4 );
}

/**
 * The zone of that name.
 *
 * @param string $name Its name.
 */
function zone_called( string $name ): ?\WC_Shipping_Zone {
	foreach ( \WC_Shipping_Zones::get_zones() as $row ) {
		$zone = new Data( is_array( $row ) ? $row : [] );
		if ( $name === $zone->text( 'zone_name' ) ) {
			return new \WC_Shipping_Zone( (int) $zone->number( 'id' ) );
		}
	}
	return null;
}

/**
 * Whether a zone has a method, active or not.
 *
 * @param \WC_Shipping_Zone $zone   The zone.
 * @param string            $method Its id.
 */
function zone_has( \WC_Shipping_Zone $zone, string $method ): bool {
	foreach ( $zone->get_shipping_methods() as $one ) {
		if ( $one instanceof \WC_Shipping_Method && $method === $one->id ) {
			return true;
		}
	}
	return false;
}

/**
 * Puts one method of a zone before the others.
 *
 * @param \WC_Shipping_Zone $zone The zone.
 * @param int               $id   The method's instance.
 */
function move_first( \WC_Shipping_Zone $zone, int $id ): void {
	$table = db()->prefix . 'woocommerce_shipping_zone_methods';
	$order = 2;
	foreach ( $zone->get_shipping_methods() as $method ) {
		if ( ! $method instanceof \WC_Shipping_Method ) {
			continue;
		}
		$place = $id === $method->instance_id ? 1 : $order++;
		db()->update( $table, array( 'method_order' => $place ), array( 'instance_id' => $method->instance_id ) );
	}
}
