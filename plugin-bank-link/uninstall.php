<?php
/**
 * Removes what the plugin made for itself. Orders keep their payment's number
 * and the notes about it.
 *
 * @package Vitrina\BankLink
 */

declare( strict_types=1 );

namespace Vitrina\BankLink;

use Vitrina\BankLink\Callback\SandboxPage;
use Vitrina\BankLink\Payment\Poll;
use Vitrina\BankLink\Storage\Schema;
use Vitrina\BankLink\Wp\Settings;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/autoload.php';

$vitrina_bank_link_remove = static function (): void {
	Schema::drop();
	Settings::remove();
	if ( function_exists( 'as_unschedule_all_actions' ) ) {
		as_unschedule_all_actions( Poll::HOOK, [], Poll::GROUP );
		as_unschedule_all_actions( SandboxPage::LATE, [], Poll::GROUP );
	}
};

if ( is_multisite() ) {
	$vitrina_bank_link_sites = get_sites(
		[
			'fields' => 'ids',
			'number' => 0,
		]
	);
	foreach ( $vitrina_bank_link_sites as $vitrina_bank_link_site ) {
		switch_to_blog( $vitrina_bank_link_site );
		$vitrina_bank_link_remove();
		restore_current_blog();
	}
} else {
	$vitrina_bank_link_remove();
}
