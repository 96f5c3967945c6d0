<?php
/**
 * Activates one plugin or theme, named in VITRINA_ACTIVATE.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

require_once ABSPATH . 'wp-admin/includes/plugin.php';

$vitrina_what = (string) getenv( 'VITRINA_ACTIVATE' );
$vitrina_kind = (string) getenv( 'VITRINA_KIND' );

if ( $vitrina_kind === 'theme' ) {
	if ( ! wp_get_theme( $vitrina_what )->exists() ) {
		fwrite( STDERR, "There is no theme called $vitrina_what." );
		exit( 1 );
	}
	if ( get_stylesheet() !== $vitrina_what ) {
		switch_theme( $vitrina_what );
	}
	return get_stylesheet();
}

$vitrina_file = "$vitrina_what/$vitrina_what.php";
if ( is_plugin_active( $vitrina_file ) ) {
	return true;
}
$vitrina_result = activate_plugin( $vitrina_file );
if ( is_wp_error( $vitrina_result ) ) {
	fwrite( STDERR, $vitrina_result->get_error_message() );
	exit( 1 );
}

return true;
