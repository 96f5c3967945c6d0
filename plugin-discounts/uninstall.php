<?php
/**
 * Removes the plugin's table and options. Meta data of orders stay: they document the
 * discounts.
 */

declare( strict_types=1 );

namespace Vitrina\Discounts;

use Vitrina\Discounts\Import\Importer;
use Vitrina\Discounts\Storage\Schema;
use Vitrina\Discounts\Wp\Activation;
use Vitrina\Discounts\Wp\Settings;
use Vitrina\Runtime\Sites;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/autoload.php';

Sites::each(
	static function (): void {
		Schema::drop();
		delete_option( Settings::OPTION );
		delete_option( Importer::DONE_OPTION );
		Activation::unschedule();
	}
);
