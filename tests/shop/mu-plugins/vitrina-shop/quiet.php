<?php
/**
 * Keeps WordPress and WooCommerce from asking the outside world anything, so
 * that a new line in the debug log always means a fault of ours.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Demo;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * An answer to "are there updates?" that says no and stops the question.
 */
function no_updates(): object {
	return (object) array(
		'last_checked'    => time(),
		'version_checked' => get_bloginfo( 'version' ),
		'updates'         => array(),
		'translations'    => array(),
		'response'        => array(),
		'no_update'       => array(),
		'checked'         => array(),
	);
}

foreach ( array( 'update_core', 'update_plugins', 'update_themes' ) as $name ) {
	add_filter( 'pre_site_transient_' . $name, __NAMESPACE__ . '\no_updates' );
}

add_action(
	'init',
	static function (): void {
		foreach ( array( '_maybe_update_core', '_maybe_update_plugins', '_maybe_update_themes' ) as $check ) {
			remove_action( 'admin_init', $check );
		}
		remove_action( 'admin_init', 'wp_auto_update_core' );
	}
);

add_filter( 'automatic_updater_disabled', '__return_true' );
add_filter( 'woocommerce_allow_tracking', '__return_false' );
add_filter( 'pre_option_woocommerce_allow_tracking', static fn(): string => 'no' );
add_filter( 'woocommerce_allow_marketplace_suggestions', '__return_false' );
add_filter( 'woocommerce_admin_disabled', '__return_false' );
add_filter( 'woocommerce_admin_features', static fn( array $features ): array => array_values( array_diff( array_filter( $features, is_string( ... ) ), array( 'remote-inbox-notifications', 'remote-free-extensions', 'marketplace' ) ) ) );
// A queue that starts itself from a page view would run beside the test that is looking at it.
add_filter( 'action_scheduler_allow_async_request_runner', '__return_false' );
// The setup wizard would take over the first visit to wp-admin.
add_filter( 'woocommerce_enable_setup_wizard', '__return_false' );
add_filter( 'woocommerce_prevent_automatic_wizard_redirect', '__return_true' );

// The login page asks wordpress.org for the names of languages; it is not to be asked.
add_filter( 'translations_api', static fn(): array => [ 'translations' => [] ] );
