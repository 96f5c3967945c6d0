<?php
/**
 * Loads WordPress from the command line, as a request to the shop's front page.
 * It fills the global scope, so this file is required there.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

if ( PHP_SAPI !== 'cli' ) {
	exit( 1 );
}

$_SERVER['HTTP_HOST']       = (string) getenv( 'VITRINA_HOST' );
$_SERVER['SERVER_NAME']     = '127.0.0.1';
$_SERVER['REQUEST_URI']     = '/';
$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REMOTE_ADDR']     = '127.0.0.1';

if ( getenv( 'VITRINA_INSTALLING' ) !== false ) {
	define( 'WP_INSTALLING', true );
}
define( 'WP_USE_THEMES', false );

require getenv( 'VITRINA_WORDPRESS' ) . '/wp-load.php';

/**
 * Runs a PHP file as the shop's administrator, or as the user VITRINA_USER. What
 * the file returns is written as JSON to the file VITRINA_RESULT.
 */
function vitrina_run_file( string $file ): void {
	if ( getenv( 'VITRINA_INSTALLING' ) === false && getenv( 'VITRINA_USER' ) !== '0' ) {
		wp_set_current_user( getenv( 'VITRINA_USER' ) === false ? 1 : (int) getenv( 'VITRINA_USER' ) );
	}
	if ( class_exists( 'WooCommerce' ) && is_readable( WP_CONTENT_DIR . '/vitrina-demo/demo.php' ) ) {
		require_once WP_CONTENT_DIR . '/vitrina-demo/demo.php';
	}
	$value = require $file;
	$path  = getenv( 'VITRINA_RESULT' );
	if ( $path !== false && $value !== 1 ) {
		file_put_contents( $path, json_encode( $value, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE ) );
	}
}
