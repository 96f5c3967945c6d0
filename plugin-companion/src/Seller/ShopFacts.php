<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Seller;

use Vitrina\Companion\ShortcodePage;
use WC_Payment_Gateway;
use WC_Shipping_Method;
use WC_Shipping_Zone;
use WC_Shipping_Zones;

/** Reads facts from the shop's settings, for the templates of pages. */
final class ShopFacts {
	/** Option and shortcode of the page on which customers withdraw; the page belongs to another module. */
	private const WITHDRAWAL = [ 'vitrina_companion_withdrawal_page', 'vitrina_withdrawal' ];

	/** @return list<string> Titles of the delivery methods that are switched on, each once. */
	public static function delivery(): array {
		$titles = [];
		foreach ( [ ...array_keys( WC_Shipping_Zones::get_zones() ), 0 ] as $id ) {
			foreach ( ( new WC_Shipping_Zone( $id ) )->get_shipping_methods( true ) as $method ) {
				if ( $method instanceof WC_Shipping_Method ) {
					$titles[] = wp_strip_all_tags( $method->get_title() );
				}
			}
		}
		return self::distinct( $titles );
	}

	/** @return list<string> Titles of the payment methods that are switched on. */
	public static function payment(): array {
		$titles = [];
		foreach ( WC()->payment_gateways()->payment_gateways() as $gateway ) {
			if ( $gateway instanceof WC_Payment_Gateway && $gateway->enabled === 'yes' ) {
				$titles[] = wp_strip_all_tags( $gateway->get_title() );
			}
		}
		return self::distinct( $titles );
	}

	/** @return string Empty if the shop has no such page. */
	public static function withdrawal_url(): string {
		return ( new ShortcodePage( ...self::WITHDRAWAL ) )->url();
	}

	/**
	 * @param list<string> $titles
	 * @return list<string>
	 */
	private static function distinct( array $titles ): array {
		return array_values( array_unique( array_filter( $titles, static fn ( string $title ): bool => $title !== '' ) ) );
	}
}
