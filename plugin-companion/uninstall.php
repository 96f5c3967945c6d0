<?php
/** Deletes what the plugin stored, on every site of a network. */

declare( strict_types=1 );

namespace Vitrina\Companion;

use Vitrina\Runtime\Sites;

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

require_once __DIR__ . '/src/autoload.php';

Sites::each(
	static function (): void {
		foreach ( Plugin::modules() as $module ) {
			$module->uninstall();
		}
		Activation::unschedule();
	}
);
