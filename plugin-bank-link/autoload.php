<?php
/**
 * Finds the plugin's classes: `Vitrina\BankLink\Domain\AttemptState` in `src/Domain/AttemptState.php`.
 *
 * @package Vitrina\BankLink
 */

declare( strict_types=1 );

namespace Vitrina\BankLink;

spl_autoload_register(
	static function ( string $class_name ): void {
		if ( ! str_starts_with( $class_name, __NAMESPACE__ . '\\' ) ) {
			return;
		}
		$path = __DIR__ . '/src/' . str_replace( '\\', '/', substr( $class_name, strlen( __NAMESPACE__ ) + 1 ) ) . '.php';
		if ( is_readable( $path ) ) {
			require_once $path;
		}
	}
);
