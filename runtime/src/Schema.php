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
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$this->create_tables();
		update_option( static::OPTION, static::VERSION, true );
		$this->after_update();
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
