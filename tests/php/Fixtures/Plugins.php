<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

/**
 * Plugins of the shop, by their main file. Runs inside WordPress.
 */
final class Plugins {

	public static function is_active( string $file ): bool {
		self::load();
		return is_plugin_active( $file );
	}

	public static function activate( string $file ): void {
		self::load();
		activate_plugin( $file );
	}

	public static function deactivate( string $file ): void {
		self::load();
		deactivate_plugins( $file );
	}

	/**
	 * Runs the plugin's uninstall.php; its files stay.
	 */
	public static function uninstall( string $file ): void {
		self::load();
		uninstall_plugin( $file );
	}

	/**
	 * @param list<string> $files Of plugins that are active on all sites of a network.
	 */
	public static function deactivate_on_network( array $files ): void {
		self::load();
		deactivate_plugins( $files, false, true );
	}

	private static function load(): void {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
	}
}
