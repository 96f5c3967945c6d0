<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Storage;

use Vitrina\Runtime\Database;
use Vitrina\Runtime\Hookable;

/**
 * Makes and renews the plugin's table.
 */
final class Schema implements Hookable {

	/**
	 * To be raised with every change of the table below.
	 */
	private const VERSION = '1';
	private const OPTION  = 'vitrina_discounts_schema';

	public function register_hooks(): void {
		// Not on activation: an update by FTP, or a site of a network, never activates.
		add_action( 'init', $this->update( ... ), 5 );
	}

	public static function drop(): void {
		$db = Database::connection();
		$db->query( (string) $db->prepare( 'DROP TABLE IF EXISTS %i', RuleTable::name() ) );
		delete_option( self::OPTION );
		delete_option( RuleTable::VERSION_OPTION );
	}

	/**
	 * The next request runs the installation again. The tables keep their rows.
	 */
	public static function mark_outdated(): void {
		delete_option( self::OPTION );
	}

	public function update(): void {
		if ( get_option( self::OPTION ) === self::VERSION ) {
			return;
		}
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$charset = Database::connection()->get_charset_collate();
		$rules   = RuleTable::name();
		// Lines and spaces are those that dbDelta() can compare with what is there.
		dbDelta(
			"CREATE TABLE {$rules} (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				title varchar(200) NOT NULL,
				enabled tinyint(1) NOT NULL DEFAULT 1,
				priority int(10) unsigned NOT NULL DEFAULT 10,
				exclusive tinyint(1) NOT NULL DEFAULT 0,
				starts_at bigint(20) NULL,
				ends_at bigint(20) NULL,
				deleted_at bigint(20) NULL,
				data longtext NOT NULL,
				PRIMARY KEY  (id),
				KEY enabled_priority (enabled,priority),
				KEY deleted_at (deleted_at)
			) ENGINE=InnoDB {$charset};"
		);
		update_option( self::OPTION, self::VERSION, true );
		/**
		 * Fires after the plugin's table was made or renewed.
		 *
		 * @since 0.1.0
		 */
		do_action( 'vitrina_discounts_installed' );
	}
}
