<?php

declare( strict_types=1 );

namespace Vitrina\Companion;

use Vitrina\Runtime\Sites;

/** Activation and deactivation of the plugin. */
final class Activation {
	/**
	 * The next request creates the tables and schedules the background work, because during activation the plugin
	 * is not fully loaded.
	 */
	public static function on( bool $network_wide ): void {
		Sites::each(
			static function (): void {
				foreach ( Plugin::modules() as $module ) {
					$module->activate();
				}
			},
			$network_wide
		);
	}

	/** Cancels scheduled actions, which would fail without the plugin, and hides the plugin's pages. */
	public static function off( bool $network_wide ): void {
		Sites::each(
			static function (): void {
				self::unschedule();
				foreach ( Plugin::modules() as $module ) {
					$module->hide_pages();
				}
			},
			$network_wide
		);
	}

	public static function unschedule(): void {
		if ( function_exists( 'as_unschedule_all_actions' ) ) {
			foreach ( Plugin::modules() as $module ) {
				$module->unschedule();
			}
		}
	}
}
