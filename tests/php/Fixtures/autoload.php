<?php
/**
 * Loads the classes of this folder inside WordPress, where Composer is not loaded.
 *
 * @package Vitrina\Tests
 */

declare( strict_types=1 );

spl_autoload_register(
	static function ( string $name ): void {
		$prefix = 'Vitrina\\Tests\\Fixtures\\';
		$file   = __DIR__ . '/' . substr( $name, strlen( $prefix ) ) . '.php';
		if ( str_starts_with( $name, $prefix ) && is_file( $file ) ) {
			require_once $file;
		}
	}
);
