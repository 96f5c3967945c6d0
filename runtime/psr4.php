<?php
/**
 * Returns a function that registers the autoloader for the classes of a theme or plugin: `Vitrina\Unit\Domain\Item` in `src/Domain/Item.php`.
 *
 * Each uses this file from its own copy of the runtime: its classes are needed before a copy is chosen.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return static function ( string $space, string $folder ): void {
	spl_autoload_register(
		static function ( string $name ) use ( $space, $folder ): void {
			if ( ! str_starts_with( $name, "{$space}\\" ) ) {
				return;
			}
			$file = "{$folder}/" . str_replace( '\\', '/', substr( $name, strlen( $space ) + 1 ) ) . '.php';
			if ( is_file( $file ) ) {
				require_once $file;
			}
		}
	);
};
