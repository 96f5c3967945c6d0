<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Wp;

use Vitrina\Discounts\Storage\Schema;
use Vitrina\Runtime\Sites;

/**
 * Activation and deactivation of the plugin.
 */
final class Activation {

	/**
	 * The next request runs the installation, which schedules the background job:
	 * during activation the plugin is not fully loaded.
	 */
	public static function activate( bool $network_wide ): void {
		Sites::each( Schema::mark_outdated( ... ), $network_wide );
	}

	/**
	 * Scheduled actions would fail without the plugin.
	 */
	public static function deactivate( bool $network_wide ): void {
		Sites::each( self::unschedule( ... ), $network_wide );
	}

	public static function unschedule(): void {
		if ( function_exists( 'as_unschedule_all_actions' ) ) {
			as_unschedule_all_actions( RuleSchedule::HOOK, [], RuleSchedule::GROUP );
		}
	}
}
