<?php
/**
 * Stubs of the WordPress functions behind temporary files, visible in their own namespace only.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Companion;

function get_temp_dir(): string {
	$folder = getenv( 'VITRINA_TEST_TEMP' );
	return is_string( $folder ) ? $folder : '';
}

function add_action( string $hook, callable $callback, int ...$numbers ): void {}

function wp_delete_file( string $path ): bool {
	return is_file( $path ) && unlink( $path );
}
