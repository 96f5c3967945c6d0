<?php
/**
 * Plugin Name: A page that writes the session late
 * Description: For the load tests only: what a currency switcher or a recently-viewed list does to a cart.
 *
 * @package Vitrina\Tests
 */

declare( strict_types=1 );

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

add_action(
	'template_redirect',
	static function (): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only waits.
		$milliseconds = isset( $_GET['race-slow-page'] ) && is_string( $_GET['race-slow-page'] ) ? (int) $_GET['race-slow-page'] : 0;
		if ( $milliseconds === 0 || WC()->session === null ) {
			return;
		}
		usleep( min( 5000, $milliseconds ) * 1000 );
		WC()->session->set( 'race_seen', wp_generate_uuid4() );
		exit;
	}
);
