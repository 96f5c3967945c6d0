<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Setup;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

use Vitrina\LpExpress\Domain\InstanceSettings;
use Vitrina\LpExpress\Domain\Method;
use Vitrina\LpExpress\WooCommerce\ShippingMethod;
use Vitrina\Runtime\Setup\Field;
use Vitrina\Runtime\Setup\SetupException;
use Vitrina\Runtime\Setup\Status;
use Vitrina\Runtime\Setup\Step;
use WC_Shipping_Zone;
use WC_Shipping_Zones;

/** Offers delivery to a terminal in a shipping zone for Lithuania. */
final class DeliveryStep implements Step {

	private const COUNTRY = 'LT';
	private const PRICE   = 'terminal_price';
	private const FREE    = 'terminal_free_from';

	public function id(): string {
		return 'delivery';
	}

	public function title(): string {
		return __( 'Delivery to a terminal', 'vitrina-lpexpress' );
	}

	public function capability(): string {
		return 'manage_woocommerce';
	}

	public function status(): Status {
		$zones = [];
		foreach ( self::methods() as [ $zone, $method ] ) {
			$cost = InstanceSettings::amount( $method->get_instance_option( 'cost' ) );
			if ( $method->is_enabled() && $cost !== null ) {
				$zones[] = $zone->get_zone_name() . ', ' . html_entity_decode( wp_strip_all_tags( wc_price( $cost ) ) );
			}
		}
		return new Status(
			$zones !== [],
			$zones === []
				? __( 'No shipping zone offers delivery to a terminal.', 'vitrina-lpexpress' )
				/* translators: %s: shipping zones with prices. */
				: sprintf( __( 'Offered in: %s.', 'vitrina-lpexpress' ), implode( '; ', $zones ) ),
			[ __( 'Shipping zones', 'vitrina-lpexpress' ) => admin_url( 'admin.php?page=wc-settings&tab=shipping' ) ]
		);
	}

	public function fields(): array {
		if ( $this->status()->is_done ) {
			return [];
		}
		$currency = html_entity_decode( get_woocommerce_currency_symbol() );
		return [
			/* translators: %s: currency. */
			new Field( self::PRICE, sprintf( __( 'Price, without tax (%s)', 'vitrina-lpexpress' ), $currency ), value: wc_format_localized_price( '2.49' ) ),
			/* translators: %s: currency. */
			new Field( self::FREE, sprintf( __( 'Free from this amount (%s)', 'vitrina-lpexpress' ), $currency ), value: '50', help: __( 'Leave empty if delivery is never free.', 'vitrina-lpexpress' ) ),
		];
	}

	public function button(): string {
		return $this->status()->is_done ? '' : __( 'Offer delivery to a terminal', 'vitrina-lpexpress' );
	}

	public function run( array $values ): array {
		$price = $values[ self::PRICE ] ?? '';
		$free  = $values[ self::FREE ] ?? '';
		if ( InstanceSettings::amount( $price ) === null || ( $free !== '' && InstanceSettings::amount( $free ) === null ) ) {
			throw new SetupException( __( 'Enter the price as a number, such as 2.49.', 'vitrina-lpexpress' ) );
		}
		$zone   = self::zone();
		$is_new = $zone === null;
		if ( $zone === null ) {
			$zone = new WC_Shipping_Zone();
			$name = WC()->countries->get_countries()[ self::COUNTRY ] ?? '';
			$zone->set_zone_name( is_string( $name ) && $name !== '' ? $name : self::COUNTRY );
			$zone->set_zone_order( 0 );
			$zone->add_location( self::COUNTRY, 'country' );
			$zone->save();
		}
		$instance = self::instance( $zone ) ?? $zone->add_shipping_method( Method::ID );
		if ( $instance === 0 ) {
			throw new SetupException( __( 'WooCommerce did not add the method to the zone. Try again, or add it under Shipping zones.', 'vitrina-lpexpress' ) );
		}
		self::set_prices( $instance, $price, $free );
		return [
			'zone'     => $is_new ? $zone->get_id() : 0,
			'instance' => $instance,
		];
	}

	/** Removes the method. Also deletes the zone, if this step created it and it has no other methods. */
	public function undo( array $changes ): void {
		$instance = $changes['instance'] ?? 0;
		$zone     = is_int( $instance ) && $instance > 0 ? WC_Shipping_Zones::get_zone_by( 'instance_id', $instance ) : false;
		if ( ! $zone instanceof WC_Shipping_Zone ) {
			return;
		}
		$zone->delete_shipping_method( $instance );
		if ( ( $changes['zone'] ?? 0 ) === $zone->get_id() && $zone->get_shipping_methods() === [] ) {
			$zone->delete();
		}
	}

	private static function set_prices( int $instance, string $price, string $free ): void {
		$method = new ShippingMethod( $instance );
		$method->init_instance_settings();
		$settings = [
			'cost'               => wc_format_decimal( str_replace( ',', '.', $price ) ),
			'free_shipping_cost' => $free === '' ? '' : wc_format_decimal( str_replace( ',', '.', $free ) ),
		] + $method->instance_settings;
		update_option( $method->get_instance_option_key(), $settings );
		// Invalidates the rates that are cached in sessions.
		\WC_Cache_Helper::get_transient_version( 'shipping', true );
	}

	/** The first zone that has the country itself, not only one of its states or a continent, as a location. */
	private static function zone(): ?WC_Shipping_Zone {
		foreach ( array_keys( WC_Shipping_Zones::get_zones() ) as $id ) {
			$zone = new WC_Shipping_Zone( $id );
			foreach ( $zone->get_zone_locations() as $location ) {
				if ( is_object( $location ) && ( $location->type ?? '' ) === 'country' && ( $location->code ?? '' ) === self::COUNTRY ) {
					return $zone;
				}
			}
		}
		return null;
	}

	/** Id of the first instance of the method in the zone, with or without a price; null if there is none. */
	private static function instance( WC_Shipping_Zone $zone ): ?int {
		foreach ( $zone->get_shipping_methods() as $method ) {
			if ( $method instanceof ShippingMethod ) {
				return $method->get_instance_id();
			}
		}
		return null;
	}

	/** @return list<array{WC_Shipping_Zone, ShippingMethod}> */
	private static function methods(): array {
		$methods = [];
		foreach ( [ ...array_keys( WC_Shipping_Zones::get_zones() ), 0 ] as $id ) {
			$zone = new WC_Shipping_Zone( $id );
			foreach ( $zone->get_shipping_methods() as $method ) {
				if ( $method instanceof ShippingMethod ) {
					$methods[] = [ $zone, $method ];
				}
			}
		}
		return $methods;
	}
}
