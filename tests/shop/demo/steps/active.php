<?php
/**
 * wp-env switches on neither our theme nor plugins that it only maps.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Demo;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Activates whatever of ours is there and is not active.
 */
function make_active(): void {
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	$found = glob( WP_PLUGIN_DIR . '/vitrina-*', GLOB_ONLYDIR );
	foreach ( is_array( $found ) ? $found : [] as $folder ) {
		$slug = basename( $folder );
		$file = "$slug/$slug.php";
		if ( is_readable( WP_PLUGIN_DIR . "/$file" ) && ! is_plugin_active( $file ) ) {
			activate_plugin( $file );
		}
	}
	// A theme that somebody chose by hand stays.
	if ( option( 'vitrina_demo_seeded' ) === '' && wp_get_theme( 'vitrina' )->exists() && get_stylesheet() !== 'vitrina' && getenv( 'VITRINA_RESULT' ) === false ) {
		switch_theme( 'vitrina' );
	}
}
