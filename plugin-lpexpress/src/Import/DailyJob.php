<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Import;

use Vitrina\LpExpress\Hookable;
use Vitrina\LpExpress\Storage\SelectionTable;

/**
 * Once a day, in the background: new lists in, old choices out.
 */
final readonly class DailyJob implements Hookable {

	public const HOOK  = 'vitrina_lpexpress_refresh_terminals';
	public const GROUP = 'vitrina-lpexpress';

	public function __construct(
		private TerminalUpdate $update,
		private SelectionTable $choices,
	) {}

	public function register_hooks(): void {
		add_action( self::HOOK, $this->run( ... ) );
		// Action Scheduler asks once a day whether all is scheduled; wp-admin asks sooner after an installation.
		add_action( 'action_scheduler_ensure_recurring_actions', $this->schedule( ... ) );
		add_action( 'vitrina_lpexpress_installed', $this->schedule_soon( ... ) );
	}

	public function schedule_soon(): void {
		if ( did_action( 'action_scheduler_init' ) > 0 ) {
			$this->schedule();
			return;
		}
		add_action( 'action_scheduler_init', $this->schedule( ... ) );
	}

	public function schedule(): void {
		if ( ! as_has_scheduled_action( self::HOOK, [], self::GROUP ) ) {
			// Not all shops at midnight.
			as_schedule_recurring_action( time() + wp_rand( HOUR_IN_SECONDS, DAY_IN_SECONDS ), DAY_IN_SECONDS, self::HOOK, [], self::GROUP, true );
		}
	}

	/**
	 * A failed refresh is noted, not thrown: Action Scheduler gives up a job that throws five days in a row.
	 */
	public function run(): void {
		$this->choices->purge();
		$this->update->run();
	}
}
