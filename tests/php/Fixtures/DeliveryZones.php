<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use Vitrina\Companion\Setup\Runner;
use WC_Shipping_Zone;
use WC_Shipping_Zones;

/**
 * The step of delivery to a terminal, in a shop whose owner has a zone in Lithuania. Runs inside WordPress; everything
 * is undone.
 */
final class DeliveryZones {

	private const METHOD = 'woo_lithuaniapost_lpexpress_terminal';

	/**
	 * The zone has the method without a price.
	 *
	 * @return list<mixed> Whether the step is done; when it is undone, whether the zone has its own method, and its price.
	 */
	public static function without_price(): array {
		return Rollback::after(
			static function (): array {
				$zone     = self::zone();
				$instance = $zone->add_shipping_method( self::METHOD );
				update_option( self::option( $instance ), [ 'title' => 'Mano', 'cost' => '' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- Short.
				$is_done = self::run();
				( new Runner() )->undo( SetupSteps::step( 'delivery' ) );
				return [ $is_done, self::methods( $zone ) === [ $instance ], self::price( $instance ) ];
			}
		);
	}

	/**
	 * As above; the owner changes the price after the step.
	 *
	 * @return mixed The price that is left.
	 */
	public static function changed_price(): mixed {
		return Rollback::after(
			static function (): mixed {
				$instance = self::zone()->add_shipping_method( self::METHOD );
				self::run();
				$settings = get_option( self::option( $instance ) );
				update_option( self::option( $instance ), [ 'cost' => '4' ] + ( is_array( $settings ) ? $settings : [] ) );
				( new Runner() )->undo( SetupSteps::step( 'delivery' ) );
				return self::price( $instance );
			}
		);
	}

	/**
	 * The owner has disabled the method.
	 *
	 * @return list<bool> Whether the step is done; when it is undone, whether the zone has its own method only.
	 */
	public static function disabled(): array {
		return Rollback::after(
			static function (): array {
				$zone     = self::zone();
				$instance = $zone->add_shipping_method( self::METHOD );
				Database::wpdb()->update( Database::table( 'woocommerce_shipping_zone_methods' ), [ 'is_enabled' => 0 ], [ 'instance_id' => $instance ] );
				$is_done = self::run();
				( new Runner() )->undo( SetupSteps::step( 'delivery' ) );
				return [ $is_done, self::methods( $zone ) === [ $instance ] ];
			}
		);
	}

	/**
	 * The zone is limited to postcodes.
	 *
	 * @return list<bool> Whether it still serves its postcode, has no method, and another zone serves other postcodes.
	 */
	public static function postcodes(): array {
		return Rollback::after(
			static function (): array {
				$zone = self::zone();
				$zone->set_zone_order( 3 );
				$zone->add_location( '01001', 'postcode' );
				$zone->save();
				self::run();
				return [ self::serving( '01001' ) === $zone->get_id(), self::methods( $zone ) === [], ! in_array( self::serving( '44001' ), [ 0, $zone->get_id() ], true ) ];
			}
		);
	}

	/**
	 * The owner has a zone for one postcode, and behind it a zone that also covers Lithuania; both have the same place in
	 * WooCommerce's order, as zones have that nobody sorted.
	 *
	 * @param string|null $continent Of the second zone; null: it is for all places.
	 * @return list<bool> Whether the postcode keeps its zone, other postcodes get delivery to a terminal, and the second zone still serves other countries.
	 */
	public static function wide_zone( ?string $continent ): array {
		return Rollback::after(
			static function () use ( $continent ): array {
				$part = self::zone();
				$part->add_location( '01001', 'postcode' );
				$part->save();
				$wide = new WC_Shipping_Zone();
				$wide->set_zone_name( 'Plati zona' );
				if ( $continent !== null ) {
					$wide->add_location( $continent, 'continent' );
				}
				$wide->save();
				self::run();
				$serving = new WC_Shipping_Zone( self::serving( '44001' ) );
				return [ self::serving( '01001' ) === $part->get_id(), self::methods( $serving ) !== [], self::serving( '1010', 'LV' ) === $wide->get_id() ];
			}
		);
	}

	/**
	 * The owner's zone for Lithuania offers delivery to a terminal, but a zone for Europe comes first.
	 *
	 * @return list<mixed> Whether the step is done, and what it says; whether it is done after its button was pressed.
	 */
	public static function behind_another(): array {
		return Rollback::after(
			static function (): array {
				$own      = self::zone();
				$instance = $own->add_shipping_method( self::METHOD );
				update_option( self::option( $instance ), [ 'cost' => '4' ] );
				$own->set_zone_order( 2 );
				$own->save();
				$wide = new WC_Shipping_Zone();
				$wide->set_zone_name( 'Plati zona' );
				$wide->set_zone_order( 1 );
				$wide->add_location( 'EU', 'continent' );
				$wide->save();
				$status = SetupSteps::step( 'delivery' )->status();
				return [ $status->is_done, $status->text, self::run(), self::serving( '44001' ) === $own->get_id() ];
			}
		);
	}

	/** The only zone. */
	private static function zone(): WC_Shipping_Zone {
		SetupSteps::clear();
		$zone = new WC_Shipping_Zone();
		$zone->set_zone_name( 'Mano zona' );
		$zone->add_location( 'LT', 'country' );
		$zone->save();
		return $zone;
	}

	/** @return bool Whether the step is done afterwards. */
	private static function run(): bool {
		( new Runner() )->run( SetupSteps::step( 'delivery' ), [ 'terminal_price' => '3.19' ] );
		return SetupSteps::step( 'delivery' )->status()->is_done;
	}

	private static function option( int $instance ): string {
		return 'woocommerce_' . self::METHOD . "_{$instance}_settings";
	}

	private static function price( int $instance ): mixed {
		$settings = get_option( self::option( $instance ) );
		return is_array( $settings ) ? $settings['cost'] ?? null : null;
	}

	/** @return list<int|string> IDs of the zone's methods. */
	private static function methods( WC_Shipping_Zone $zone ): array {
		return array_keys( ( new WC_Shipping_Zone( $zone->get_id() ) )->get_shipping_methods() );
	}

	/** @return int ID of the zone to which the postcode belongs. */
	private static function serving( string $postcode, string $country = 'LT' ): int {
		return WC_Shipping_Zones::get_zone_matching_package( [ 'destination' => [ 'country' => $country, 'state' => '', 'postcode' => $postcode ] ] )->get_id(); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- Short.
	}
}
