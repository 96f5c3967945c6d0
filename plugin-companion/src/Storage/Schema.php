<?php
/**
 * Makes and renews tables.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Storage;

use Vitrina\Runtime\Hookable;
use wpdb;

abstract class Schema implements Hookable {
	/**
	 * To be raised with every change of the tables.
	 *
	 * @var string
	 */
	protected const VERSION = '';

	/**
	 * Holds the version of the tables that are there.
	 *
	 * @var string
	 */
	protected const OPTION = '';

	public function register_hooks(): void {
		// Not on activation: an update by FTP, or a site of a network, never activates.
		add_action( 'init', $this->update( ... ), 5 );
	}

	/**
	 * Lines and spaces are those that dbDelta() can compare with what is there.
	 *
	 * @return list<string> A CREATE TABLE each.
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
