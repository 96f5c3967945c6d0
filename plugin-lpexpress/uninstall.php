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
use Vitrina\LpExpress\Wp\Settings;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/autoload.php';

$vitrina_lpexpress_remove = static function (): void {
	Schema::drop();
	Settings::remove();
	if ( function_exists( 'as_unschedule_all_actions' ) ) {
		as_unschedule_all_actions( Import\DailyJob::HOOK, [], Import\DailyJob::GROUP );
	}
};

if ( is_multisite() ) {
	$vitrina_lpexpress_sites = get_sites(
		[
			'fields' => 'ids',
			'number' => 0,
		]
	);
	foreach ( $vitrina_lpexpress_sites as $vitrina_lpexpress_site ) {
		switch_to_blog( $vitrina_lpexpress_site );
		$vitrina_lpexpress_remove();
		restore_current_blog();
	}
} else {
	$vitrina_lpexpress_remove();
}
