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

	/** Settings of the method that the step changes. */
	private const CHANGED = [ 'cost', 'free_shipping_cost' ];

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
		$zones   = [];
		$used    = self::used_zone();
		$is_used = false;
		foreach ( self::methods() as [ $zone, $method ] ) {
			$cost = InstanceSettings::amount( $method->get_instance_option( 'cost' ) );
			if ( $method->is_enabled() && $cost !== null ) {
				$zones[] = $zone->get_zone_name() . ', ' . html_entity_decode( wp_strip_all_tags( wc_price( $cost ) ) );
				$is_used = $is_used || $zone->get_id() === $used->get_id();
			}
		}
		return new Status(
			$is_used,
			match ( true ) {
				$zones === [] => __( 'No shipping zone offers delivery to a terminal.', 'vitrina-lpexpress' ),
				/* translators: %s: shipping zones with prices. */
				$is_used => sprintf( __( 'Offered in: %s.', 'vitrina-lpexpress' ), implode( '; ', $zones ) ),
				/* translators: %1$s: shipping zones with prices. %2$s: a shipping zone. */
				default => sprintf( __( 'Offered in: %1$s. But addresses in Lithuania belong to the zone “%2$s”, which does not offer it.', 'vitrina-lpexpress' ), implode( '; ', $zones ), $used->get_zone_name() ),
			},
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
			$zone->add_location( self::COUNTRY, 'country' );
		}
		if ( $is_new || self::used_zone()->get_id() !== $zone->get_id() ) {
			self::insert( $zone );
		}
		$own      = self::instance( $zone );
		$instance = $own ?? $zone->add_shipping_method( Method::ID );
		if ( $instance === 0 ) {
			if ( $is_new ) {
				$zone->delete();
			}
			throw new SetupException( __( 'WooCommerce did not add the method to the zone. Try again, or add it under Shipping zones.', 'vitrina-lpexpress' ) );
		}
		$before = self::prices( $instance );
		self::set_prices( $instance, $price, $free );
		return [
			'zone'     => $is_new ? $zone->get_id() : 0,
			'instance' => $instance,
		] + ( $own === null ? [] : [
			'before' => $before,
			'after'  => self::prices( $instance ),
		] );
	}

	/**
	 * Removes the method; if the zone had it before the step, restores its prices instead, unless they were changed
	 * since. Also deletes the zone, if this step created it and it has no other methods.
	 */
	public function undo( array $changes ): void {
		$instance = $changes['instance'] ?? 0;
		$zone     = is_int( $instance ) && $instance > 0 ? WC_Shipping_Zones::get_zone_by( 'instance_id', $instance ) : false;
		if ( ! $zone instanceof WC_Shipping_Zone ) {
			return;
		}
		if ( is_array( $changes['before'] ?? null ) ) {
			if ( self::prices( $instance ) === ( $changes['after'] ?? null ) ) {
				self::store( $instance, $changes['before'] + array_diff_key( self::stored( $instance ), array_flip( self::CHANGED ) ) );
			}
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
		$prices = [
			'cost'               => wc_format_decimal( str_replace( ',', '.', $price ) ),
			'free_shipping_cost' => $free === '' ? '' : wc_format_decimal( str_replace( ',', '.', $free ) ),
		];
		self::store( $instance, $prices + $method->instance_settings );
	}

	/** @return array<array-key, mixed> Those stored settings of the method that the step changes. */
	private static function prices( int $instance ): array {
		return array_intersect_key( self::stored( $instance ), array_flip( self::CHANGED ) );
	}

	/** @return array<array-key, mixed> Settings of the method as they are stored, also by an older plugin. */
	private static function stored( int $instance ): array {
		$stored = get_option( ( new ShippingMethod( $instance ) )->get_instance_option_key() );
		return is_array( $stored ) ? $stored : [];
	}

	/** @param array<array-key, mixed> $settings */
	private static function store( int $instance, array $settings ): void {
		update_option( ( new ShippingMethod( $instance ) )->get_instance_option_key(), $settings );
		// Invalidates the rates that are cached in sessions.
		\WC_Cache_Helper::get_transient_version( 'shipping', true );
	}

	/** The first zone for the whole country, not only for one of its states, for postcodes or for a continent. */
	private static function zone(): ?WC_Shipping_Zone {
		foreach ( self::zones() as $zone ) {
			$places = self::places( $zone );
			if ( in_array( self::COUNTRY, $places, true ) && ! in_array( 'postcode', $places, true ) ) {
				return $zone;
			}
		}
		return null;
	}

	/** The zone of an address in the country, as WooCommerce finds it. */
	private static function used_zone(): WC_Shipping_Zone {
		return WC_Shipping_Zones::get_zone_matching_package(
			[
				'destination' => [
					'country'  => self::COUNTRY,
					'state'    => '',
					'postcode' => '',
				],
			]
		);
	}

	/**
	 * Saves a zone before the first zone that also covers the whole country, because WooCommerce uses the first zone
	 * that matches. Zones for parts of the country stay before it, and the other zones keep their order.
	 */
	private static function insert( WC_Shipping_Zone $new ): void {
		$order = 0;
		$later = [];
		foreach ( self::zones() as $zone ) {
			if ( $zone->get_id() === $new->get_id() ) {
				continue;
			}
			if ( $later !== [] || self::covers_country( $zone ) ) {
				$later[] = $zone;
			} else {
				$order = $zone->get_zone_order();
			}
		}
		$new->set_zone_order( $later === [] ? $order : $later[0]->get_zone_order() );
		// The last zone first, so that no zone overtakes another at any moment.
		foreach ( array_reverse( $later ) as $zone ) {
			$zone->set_zone_order( $zone->get_zone_order() + 1 );
			$zone->save();
		}
		$new->save();
	}

	/** Whether the zone is for the country's continent or for all places, and is not limited to postcodes. */
	private static function covers_country( WC_Shipping_Zone $zone ): bool {
		$locations = self::locations( $zone );
		$continent = [ 'continent', WC()->countries->get_continent_code_for_country( self::COUNTRY ) ];
		return $locations === [] || ( in_array( $continent, $locations, true ) && ! in_array( 'postcode', self::places( $zone ), true ) );
	}

	/** @return list<string> The country and its states that the zone is for; and "postcode", if it is limited to postcodes. */
	private static function places( WC_Shipping_Zone $zone ): array {
		$places = [];
		foreach ( self::locations( $zone ) as [ $type, $code ] ) {
			if ( $type === 'postcode' ) {
				$places[] = 'postcode';
			} elseif ( $code === self::COUNTRY || str_starts_with( $code, self::COUNTRY . ':' ) ) {
				$places[] = $code;
			}
		}
		return $places;
	}

	/** @return list<array{string, string}> Type ("postcode", "state", "country" or "continent") and code of each location of the zone. */
	private static function locations( WC_Shipping_Zone $zone ): array {
		$locations = [];
		foreach ( $zone->get_zone_locations() as $location ) {
			if ( is_object( $location ) && is_string( $location->type ?? null ) && is_string( $location->code ?? null ) ) {
				$locations[] = [ $location->type, $location->code ];
			}
		}
		return $locations;
	}

	/** @return list<WC_Shipping_Zone> Without the zone for the rest of the world. */
	private static function zones(): array {
		return array_map( static fn ( int|string $id ): WC_Shipping_Zone => new WC_Shipping_Zone( $id ), array_keys( WC_Shipping_Zones::get_zones() ) );
	}

	/** Id of the first instance of the method that is enabled in the zone, with or without a price; null if there is none. */
	private static function instance( WC_Shipping_Zone $zone ): ?int {
		foreach ( $zone->get_shipping_methods( true ) as $method ) {
			if ( $method instanceof ShippingMethod ) {
				return $method->get_instance_id();
			}
		}
		return null;
	}

	/** @return list<array{WC_Shipping_Zone, ShippingMethod}> */
	private static function methods(): array {
		$methods = [];
		foreach ( [ ...self::zones(), new WC_Shipping_Zone( 0 ) ] as $zone ) {
			foreach ( $zone->get_shipping_methods() as $method ) {
				if ( $method instanceof ShippingMethod ) {
					$methods[] = [ $zone, $method ];
				}
			}
		}
		return $methods;
	}
}
