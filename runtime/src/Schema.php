<?php

declare( strict_types=1 );

namespace Vitrina\Runtime;

/** Makes and renews the tables of a plugin. */
abstract class Schema implements Hookable {

	/**
	 * To be raised with every change of a table.
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

	/** The next request runs the installation again. The tables keep their rows. */
	public static function mark_outdated(): void {
		delete_option( static::OPTION );
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

	/** Lines and spaces are those that dbDelta() can compare with what is there. */
	abstract protected function create_tables(): void;

	/** Tells others that the tables were made or renewed. */
	protected function after_update(): void {}
}
