<?php
/**
 * Removes the plugin's tables and options. The terminals on orders stay: they are
 * part of the orders, like an address.
 */

declare( strict_types=1 );

namespace Vitrina\LpExpress;

use Vitrina\LpExpress\Storage\Schema;
use Vitrina\LpExpress\Wp\Activation;
use Vitrina\LpExpress\Wp\Settings;
use Vitrina\Runtime\Sites;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/autoload.php';

Sites::each(
	static function (): void {
		Schema::drop();
		Settings::remove();
		Activation::unschedule();
	}
);
