<?php
/**
 * What the tests may ask a running shop: `/?vitrina-shop=status` and
 * `/?vitrina-shop=sleep`.
 *
 * @package Vitrina
 */

declare(strict_types=1);

namespace Vitrina\Demo;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Changes nothing.
$asked = isset( $_GET['vitrina-shop'] ) && is_string( $_GET['vitrina-shop'] ) ? $_GET['vitrina-shop'] : '';

if ( 'sleep' === $asked ) {
	// Eight of these at once end within 1.5 s only where the server is concurrent.
	sleep( 1 );
	header( 'Content-Type: application/json' );
	header( 'Cache-Control: no-store' );
	echo wp_json_encode( array( 'slept' => 1 ) );
	exit;
}

if ( 'status' === $asked ) {
	add_action(
		'wp_loaded',
		static function (): void {
			nocache_headers();
			wp_send_json(
				array(
					'wordpress'   => get_bloginfo( 'version' ),
					'woocommerce' => defined( 'WC_VERSION' ) ? WC_VERSION : null,
					'plugins'     => array_values( (array) get_option( 'active_plugins' ) ),
					'theme'       => get_stylesheet(),
					'seeded'      => get_option( 'vitrina_demo_seeded', '' ),
				)
			);
		}
	);
}
