<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Storage;

use Vitrina\Runtime\Database;
use Vitrina\Runtime\Schema as BaseSchema;

/** Makes and renews the plugin's tables. */
final class Schema extends BaseSchema {

	/** To be raised with every change of a table below. */
	protected const VERSION = '1';
	protected const OPTION  = 'vitrina_lpexpress_schema';

	public static function drop(): void {
		$db = Database::connection();
		foreach ( [ TerminalTable::name(), SelectionTable::name() ] as $table ) {
			$db->query( (string) $db->prepare( 'DROP TABLE IF EXISTS %i', $table ) );
		}
		delete_option( self::OPTION );
		delete_option( TerminalTable::LISTS_OPTION );
	}

	protected function after_update(): void {
		/**
		 * Fires after the plugin's tables were made or renewed.
		 *
		 * @since 0.1.0
		 */
		do_action( 'vitrina_lpexpress_installed' );
	}

	/** Lines and spaces below are those that dbDelta() can compare with what is there. */
	protected function create_tables(): void {
		$charset   = Database::connection()->get_charset_collate();
		$terminals = TerminalTable::name();
		$choices   = SelectionTable::name();
		dbDelta(
			"CREATE TABLE {$terminals} (
				id varchar(15) NOT NULL,
				country char(2) NOT NULL,
				position int(10) unsigned NOT NULL DEFAULT 0,
				city varchar(80) NOT NULL,
				name varchar(160) NOT NULL,
				address varchar(200) NOT NULL DEFAULT '',
				postcode varchar(12) NOT NULL DEFAULT '',
				lat decimal(10,7) NULL,
				lng decimal(10,7) NULL,
				PRIMARY KEY  (id),
				KEY country_position (country,position)
			) ENGINE=InnoDB {$charset};
			CREATE TABLE {$choices} (
				session_key varchar(64) NOT NULL,
				terminal_id varchar(15) NOT NULL,
				country char(2) NOT NULL,
				updated_at datetime NOT NULL,
				PRIMARY KEY  (session_key),
				KEY updated_at (updated_at)
			) ENGINE=InnoDB {$charset};"
		);
	}
}
