<?php

declare( strict_types=1 );

namespace Vitrina\Runtime;

/** Makes and renews the tables of a plugin. */
abstract class Schema implements Hookable {

	/** @var string To be raised with every change of a table. */
	protected const VERSION = '';

	/** @var string Holds the version of the tables that are there. */
	protected const OPTION = '';

	/** @var string Action that tells others that the tables were made or renewed; '' for none. */
	protected const INSTALLED = '';

	public function register_hooks(): void {
		// Not on activation: an update by FTP, or a site of a network, never activates.
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
			// Another request still makes the tables.
			return;
		}
		$is_updated = Database::select_value( 'SELECT option_value FROM %i WHERE option_name = %s', Database::connection()->options, static::OPTION ) === static::VERSION;
		if ( ! $is_updated ) {
			require_once ABSPATH . 'wp-admin/includes/upgrade.php';
			$this->create_tables();
			// What could not be made, a later request tries again.
			if ( $this->has_tables() ) {
				update_option( static::OPTION, static::VERSION, true );
				$this->after_update();
			}
		}
		self::lock_query( 'SELECT RELEASE_LOCK( %s )', $lock );
	}

	/**
	 * @param literal-string $query
	 * @return string|null Null also where the database has no named locks: then two requests may make the tables at once, which only fills the log.
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

	/** @return array<string, string> Columns and keys by name of the table; lines and spaces are those that dbDelta() can compare with what is there. */
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
