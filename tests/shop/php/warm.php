<?php
/**
 * Runs one PHP file inside WordPress by warm-server.php. Prints what the file printed
 * and ends with its exit code: from outside it is run.php, only quicker.
 *
 * Usage: VITRINA_WORDPRESS=… php -n warm.php FILE PHP [OPTION …]
 * PHP and its options are those of the server.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- The command line is no page.

use Vitrina\Tests\Shop\WarmClient;

require_once __DIR__ . '/WarmClient.php';

[ , $file, $php ] = $argv;
$options          = array_slice( $argv, 3 );
$wait             = ( new WarmClient( getenv(), $php, $options ) )->start( $file );
if ( $wait === null ) {
	$process = proc_open( [ $php, ...$options, __DIR__ . '/run.php', $file ], [ STDIN, STDOUT, STDERR ], $pipes );
	exit( $process === false ? 1 : proc_close( $process ) );
}
$result = $wait();
file_put_contents( 'php://stdout', $result['out'] );
file_put_contents( 'php://stderr', $result['err'] );
exit( $result['status'] );
