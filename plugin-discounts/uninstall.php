<?php
/**
 * Removes what the plugin made for itself. What stands on orders stays: it
 * says why something was cheaper.
 *
 * @package Vitrina\Discounts
 */

declare( strict_types=1 );

namespace Vitrina\Discounts;

use Vitrina\Discounts\Import\Importer;
use Vitrina\Discounts\Storage\Schema;
use Vitrina\Discounts\Wp\Boundaries;
use Vitrina\Discounts\Wp\Settings;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/autoload.php';

$vitrina_discounts_remove = static function (): void {
	Schema::drop();
	delete_option( Settings::OPTION );
	delete_option( Importer::DONE_OPTION );
	if ( function_exists( 'as_unschedule_all_actions' ) ) {
		as_unschedule_all_actions( Boundaries::HOOK, [], Boundaries::GROUP );
	}
};

if ( is_multisite() ) {
	$vitrina_discounts_sites = get_sites(
		[
			'fields' => 'ids',
			'number' => 0,
		]
	);
	foreach ( $vitrina_discounts_sites as $vitrina_discounts_site ) {
		switch_to_blog( $vitrina_discounts_site );
		$vitrina_discounts_remove();
		restore_current_blog();
	}
} else {
	$vitrina_discounts_remove();
}
