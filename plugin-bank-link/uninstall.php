<?php
/**
 * Removes the plugin's tables and options. Orders keep their transaction ids and order
 * notes.
 */

declare( strict_types=1 );

namespace Vitrina\BankLink;

use Vitrina\BankLink\Storage\Schema;
use Vitrina\BankLink\Wp\Activation;
use Vitrina\BankLink\Wp\Settings;
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
