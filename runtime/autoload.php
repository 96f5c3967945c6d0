<?php
/** Loads the classes of the runtime from this copy, the chosen one. */

declare( strict_types=1 );

namespace Vitrina\Runtime;

defined( 'ABSPATH' ) || exit;

if ( defined( __NAMESPACE__ . '\FOLDER' ) ) {
	return;
}

/** Where the chosen copy is. */
const FOLDER = __DIR__;

spl_autoload_register(
	static function ( string $name ): void {
		if ( ! str_starts_with( $name, __NAMESPACE__ . '\\' ) ) {
			return;
		}
		$file = '/src/' . str_replace( '\\', '/', substr( $name, strlen( __NAMESPACE__ ) + 1 ) ) . '.php';
		if ( is_file( __DIR__ . $file ) ) {
			require_once __DIR__ . $file;
			return;
		}
		// A plugin that is being activated may contain a newer copy than the chosen one, and need a class that only that copy has.
		/** @var list<string> $copies */
		$copies = require __DIR__ . '/copies.php';
		foreach ( $copies as $folder ) {
			if ( is_file( $folder . $file ) ) {
				require_once $folder . $file;
				return;
			}
		}
	}
);
