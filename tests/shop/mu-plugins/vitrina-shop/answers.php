<?php
/**
 * What the tests may ask a running shop: `/?vitrina-shop=status`,
 * `/?vitrina-shop=sleep` and, to fill a fresh one, `/?vitrina-shop=seed&step=0`.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Demo;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Changes nothing in a shop that has content.
$asked = isset( $_GET['vitrina-shop'] ) && is_string( $_GET['vitrina-shop'] ) ? sanitize_key( wp_unslash( $_GET['vitrina-shop'] ) ) : '';

if ( $asked === 'sleep' ) {
	// Eight of these at once end within 1.5 s only where the server is concurrent.
	sleep( 1 );
	header( 'Content-Type: application/json' );
	header( 'Cache-Control: no-store' );
	echo wp_json_encode( array( 'slept' => 1 ) );
	exit;
}

if ( $asked === 'seed' ) {
	add_action(
		'wp_loaded',
		static function (): void {
			require_once WP_CONTENT_DIR . '/vitrina-demo/demo.php';
			nocache_headers();
			set_time_limit( 0 );
			wp_set_current_user( 1 );
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Does nothing in a shop that has content.
			wp_send_json( run_step( isset( $_GET['step'] ) && is_string( $_GET['step'] ) ? absint( $_GET['step'] ) : 0 ) );
		}
	);
}

if ( $asked === 'catch-up' ) {
	add_action(
		'wp_loaded',
		static function (): void {
			require_once WP_CONTENT_DIR . '/vitrina-demo/demo.php';
			nocache_headers();
			make_active();
			catch_up();
			wp_send_json( array( 'done' => true ) );
		}
	);
}

if ( $asked === 'status' ) {
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
