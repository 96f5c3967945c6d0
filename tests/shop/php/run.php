<?php
/**
 * Runs one PHP file inside WordPress, from the command line, as the shop's
 * administrator. What the file returns is written as JSON for the caller.
 *
 * Usage: VITRINA_WORDPRESS=… php run.php FILE
 *
 * @package Vitrina
 */

declare( strict_types=1 );

if ( PHP_SAPI !== 'cli' ) {
	exit( 1 );
}

$vitrina_run_file           = $argv[1] ?? '';
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

/**
 * WordPress fills the global scope, so it is loaded here and the file runs in
 * a function of its own.
 */
require getenv( 'VITRINA_WORDPRESS' ) . '/wp-load.php';

if ( getenv( 'VITRINA_INSTALLING' ) === false && getenv( 'VITRINA_USER' ) !== '0' ) {
	wp_set_current_user( getenv( 'VITRINA_USER' ) === false ? 1 : (int) getenv( 'VITRINA_USER' ) );
}

if ( class_exists( 'WooCommerce' ) && is_readable( WP_CONTENT_DIR . '/vitrina-demo/demo.php' ) ) {
	require_once WP_CONTENT_DIR . '/vitrina-demo/demo.php';
}

$vitrina_run_value = ( static fn( string $file ): mixed => require $file )( $vitrina_run_file );

$vitrina_answer = getenv( 'VITRINA_ANSWER' );
if ( $vitrina_answer !== false && $vitrina_run_value !== 1 ) {
	file_put_contents(
		$vitrina_answer,
		json_encode( $vitrina_run_value, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE )
	);
}
