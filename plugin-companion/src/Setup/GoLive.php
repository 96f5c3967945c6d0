<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Setup;

use Vitrina\Runtime\Setup\Status;

/** Checks settings of WordPress and WooCommerce before the shop is opened. */
final class GoLive {
	/** @return list<Status> */
	public static function checks(): array {
		return [
			new Status(
				get_option( 'woocommerce_coming_soon' ) !== 'yes',
				__( 'Visitors see "coming soon" instead of the shop.', 'vitrina-companion' ),
				[ __( 'Site visibility', 'vitrina-companion' ) => admin_url( 'admin.php?page=wc-settings&tab=site-visibility' ) ]
			),
			new Status(
				wp_is_using_https(),
				__( 'The address of the shop does not begin with https, so browsers call it not secure.', 'vitrina-companion' ),
				[ __( 'General settings', 'vitrina-companion' ) => admin_url( 'options-general.php' ) ]
			),
			new Status(
				get_option( 'blog_public' ) !== '0',
				__( 'Search engines are asked not to list the shop.', 'vitrina-companion' ),
				[ __( 'Reading settings', 'vitrina-companion' ) => admin_url( 'options-reading.php' ) ]
			),
			new Status(
				get_woocommerce_currency() === 'EUR',
				/* translators: %s: currency code. */
				sprintf( __( 'Prices are in %s. Shoppers in Lithuania pay in euros, and payments by bank work only in euros.', 'vitrina-companion' ), get_woocommerce_currency() ),
				[ __( 'Currency', 'vitrina-companion' ) => admin_url( 'admin.php?page=wc-settings' ) ]
			),
			new Status(
				WC()->countries->get_base_address() !== '' && WC()->countries->get_base_city() !== '',
				__( 'The address of the seller is missing.', 'vitrina-companion' ),
				[ __( 'Store address', 'vitrina-companion' ) => admin_url( 'admin.php?page=wc-settings' ) ]
			),
		];
	}
}
