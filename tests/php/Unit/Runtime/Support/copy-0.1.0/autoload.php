<?php
/**
 * Finds the classes of the runtime; Composer is for developers only.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

spl_autoload_register(
	static function ( string $name ): void {
		$prefix = 'Vitrina\\Runtime\\';
		if ( ! str_starts_with( $name, $prefix ) ) {
			return;
		}
		$file = __DIR__ . '/src/' . str_replace( '\\', '/', substr( $name, strlen( $prefix ) ) ) . '.php';
		if ( is_file( $file ) ) {
			require_once $file;
		}
	}
);
