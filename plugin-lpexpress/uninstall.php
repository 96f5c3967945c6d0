<?php
/**
 * Removes what the plugin made for itself. The terminals on orders stay: they
 * say where parcels went, and belong to the orders as an address does.
 *
 * @package Vitrina\LpExpress
 */

declare( strict_types=1 );

namespace Vitrina\LpExpress;

use Vitrina\LpExpress\Storage\Schema;
use Vitrina\LpExpress\Wp\Activation;
use Vitrina\LpExpress\Wp\Settings;
use Vitrina\LpExpress\Wp\Sites;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/autoload.php';

Sites::each(
	static function (): void {
		Schema::drop();
		Settings::remove();
		Activation::unschedule();
	}
);
