<?php

declare( strict_types=1 );

namespace Vitrina\Runtime;

/** Creates and updates the tables of a plugin. */
abstract class Schema implements Hookable {

	/** @var string Version of the tables; must be raised with every change of a table. */
	protected const VERSION = '';

	/** @var string Option that stores the version of the existing tables. */
	protected const OPTION = '';

	/** @var string Action that fires after the tables were created or updated; '' for none. */
	protected const INSTALLED = '';

	public function register_hooks(): void {
		// Not on activation, because WordPress does not activate a plugin after an update by FTP, or on each site of a network.
		add_action( 'init', $this->update( ... ), 5 );
	}

	/** The next request runs the installation again. The tables keep their rows. */
	public static function mark_outdated(): void {
		delete_option( static::OPTION );
	}

	public static function drop(): void {
		foreach ( array_keys( static::tables() ) as $table ) {
			Database::execute( 'DROP TABLE IF EXISTS %i', $table );
		}
		static::mark_outdated();
	}

	public function update(): void {
		if ( get_option( static::OPTION ) === static::VERSION ) {
			return;
		}
		$lock = 'vitrina_' . md5( DB_NAME . Database::connection()->prefix . static::OPTION );
		if ( self::lock_query( 'SELECT GET_LOCK( %s, 5 )', $lock ) === '0' ) {
			// Another request is still creating the tables.
			return;
		}
		$is_updated = Database::select_value( 'SELECT option_value FROM %i WHERE option_name = %s', Database::connection()->options, static::OPTION ) === static::VERSION;
		if ( ! $is_updated ) {
			require_once ABSPATH . 'wp-admin/includes/upgrade.php';
			$this->create_tables();
			// If a table could not be created, a later request tries again.
			if ( $this->has_tables() ) {
				update_option( static::OPTION, static::VERSION, true );
				$this->after_update();
			}
		}
		self::lock_query( 'SELECT RELEASE_LOCK( %s )', $lock );
	}

	/**
	 * @param literal-string $query
	 * @return string|null Null also if the database has no named locks: then two requests may create the tables at the same time, which only writes errors to the log.
	 */
	private static function lock_query( string $query, string $lock ): ?string {
		$db            = Database::connection();
		$showed_errors = $db->suppress_errors( true );
		$result        = $db->get_var( $db->prepare( $query, $lock ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- Literal.
		$db->suppress_errors( $showed_errors );
		return $result;
	}

	private function has_tables(): bool {
		try {
			foreach ( array_keys( static::tables() ) as $table ) {
				Database::select( 'SELECT 1 FROM %i LIMIT 0', $table );
			}
		} catch ( DatabaseException ) {
			return false;
		}
		return true;
	}

	protected function create_tables(): void {
		foreach ( static::tables() as $name => $columns ) {
			dbDelta( "CREATE TABLE {$name} ({$columns}\n) ENGINE=InnoDB " . static::charset() . ';' );
		}
	}

	/** @return array<string, string> Columns and keys by name of the table; line breaks and spaces must be as dbDelta() needs them to compare a definition with the existing table. */
	protected static function tables(): array {
		return [];
	}

	protected static function charset(): string {
		return Database::connection()->get_charset_collate();
	}

	protected function after_update(): void {
		if ( static::INSTALLED !== '' ) {
			do_action( static::INSTALLED ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Documented at each constant.
		}
	}
}
