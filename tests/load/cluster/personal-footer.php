<?php
/**
 * Plugin Name: A footer that greets the visitor
 * Description: For the load tests only: what a careless plugin prints into pages that a cache stores.
 *
 * @package Vitrina\Tests
 */

declare( strict_types=1 );

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

add_action(
	'wp_footer',
	static function (): void {
		printf( '<p>%s</p>', esc_html( (string) WC()->session?->get_customer_id() ) );
		wp_nonce_field( 'personal-footer' );
	}
);
