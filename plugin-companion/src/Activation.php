<?php
/**
 * What happens when the owner switches the plugin on and off.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion;

use Vitrina\Companion\Newsletter\SignupPrivacy;
use Vitrina\Companion\Newsletter\Storage\SignupSchema;
use Vitrina\Companion\Prices\RecordAll;
use Vitrina\Companion\Prices\Storage\PriceSchema;
use Vitrina\Companion\Search\Rebuild;
use Vitrina\Companion\Search\Storage\SearchSchema;
use Vitrina\Companion\Session\GuardSwitch;
use Vitrina\Companion\Settings\Settings;

final class Activation {
	/**
	 * The next request schedules the background work, as after an installation: during activation
	 * the plugin is not fully loaded.
	 */
	public static function on( bool $network_wide ): void {
		Sites::each(
			static function (): void {
				GuardSwitch::remember_default();
				Settings::remember_defaults();
				PriceSchema::mark_outdated();
				SearchSchema::mark_outdated();
				SignupSchema::mark_outdated();
			},
			$network_wide
		);
	}

	/**
	 * Scheduled actions would run into an error without the plugin.
	 */
	public static function off( bool $network_wide ): void {
		Sites::each( self::unschedule( ... ), $network_wide );
	}

	public static function unschedule(): void {
		if ( function_exists( 'as_unschedule_all_actions' ) ) {
			RecordAll::unschedule();
			Rebuild::unschedule();
			SignupPrivacy::unschedule();
		}
	}
}
