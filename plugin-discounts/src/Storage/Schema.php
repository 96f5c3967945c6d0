<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Storage;

use Vitrina\Runtime\Database;
use Vitrina\Runtime\Schema as BaseSchema;

/** Makes and renews the plugin's table. */
final class Schema extends BaseSchema {

	/** To be raised with every change of the table below. */
	protected const VERSION = '1';
	protected const OPTION  = 'vitrina_discounts_schema';

	public static function drop(): void {
		$db = Database::connection();
		$db->query( (string) $db->prepare( 'DROP TABLE IF EXISTS %i', RuleTable::name() ) );
		delete_option( self::OPTION );
		delete_option( RuleTable::VERSION_OPTION );
	}

	protected function after_update(): void {
		/**
		 * Fires after the plugin's table was made or renewed.
		 *
		 * @since 0.1.0
		 */
		do_action( 'vitrina_discounts_installed' );
	}

	protected function create_tables(): void {
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
	}
}
