<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Storage;

use Vitrina\Runtime\Hookable;
use wpdb;

/** Creates and updates tables. */
abstract class Schema implements Hookable {
	/**
	 * Increase it with every change of the tables.
	 *
	 * @var string
	 */
	protected const VERSION = '';

	/**
	 * Option with the version of the installed tables.
	 *
	 * @var string
	 */
	protected const OPTION = '';

	public function register_hooks(): void {
		// Not on activation: updates by FTP and sites of a network never run it.
		add_action( 'init', $this->update( ... ), 5 );
	}

	/**
	 * dbDelta() requires exactly this formatting.
	 *
	 * @return list<string> CREATE TABLE statements.
	 */
	abstract protected function tables(): array;

	/**
	 * Runs after the tables were created or updated.
	 */
	protected function notify_installed(): void {}

	/**
	 * The next request runs the installation again. The tables keep their rows.
	 */
	public static function mark_outdated(): void {
		delete_option( static::OPTION );
	}

	protected static function charset(): string {
		return self::database()->get_charset_collate();
	}

	protected static function database(): wpdb {
		global $wpdb;
		assert( $wpdb instanceof wpdb );

		return $wpdb;
	}

	private function update(): void {
		if ( get_option( static::OPTION ) === static::VERSION ) {
			return;
		}
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		foreach ( $this->tables() as $table ) {
			dbDelta( $table );
		}
		update_option( static::OPTION, static::VERSION, true );
		$this->notify_installed();
	}
}
