<?php
/**
 * Starts the runtime, from the newest copy of all: its scripts, its state route
 * and its islands. A plugin that only needs its classes requires `classes.php`.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/classes.php';

add_action(
	'after_setup_theme',
	static function (): void {
		if ( did_action( 'vitrina_runtime_ready' ) === 0 ) {
			require_once Vitrina\Runtime\FOLDER . '/boot.php';
		}
	},
	-100
);
