<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Import;

use Vitrina\LpExpress\Storage\SelectionTable;
use Vitrina\Runtime\Hookable;

/**
 * Once a day, in the background: refreshes the lists and deletes old selections.
 */
final readonly class DailyJob implements Hookable {

	public const HOOK  = 'vitrina_lpexpress_refresh_terminals';
	public const GROUP = 'vitrina-lpexpress';

	public function __construct(
		private TerminalUpdate $update,
		private SelectionTable $selections,
	) {}

	public function register_hooks(): void {
		add_action( self::HOOK, $this->run( ... ) );
		// Action Scheduler fires this once a day; after an installation the job is scheduled at once.
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
			// A random time, so that not all shops call the carrier at once.
			as_schedule_recurring_action( time() + wp_rand( HOUR_IN_SECONDS, DAY_IN_SECONDS ), DAY_IN_SECONDS, self::HOOK, [], self::GROUP, true );
		}
	}

	/**
	 * A failed refresh is logged, not thrown: Action Scheduler stops a recurring job after five failures in a row.
	 */
	public function run(): void {
		$this->selections->purge();
		$this->update->run();
	}
}
