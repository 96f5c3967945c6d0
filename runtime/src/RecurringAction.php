<?php

declare( strict_types=1 );

namespace Vitrina\Runtime;

/** A recurring action of Action Scheduler. */
final readonly class RecurringAction {

	/**
	 * @param string $hook     Action that fires in the background.
	 * @param int    $interval Seconds between two runs.
	 * @param int    $delay    Seconds until the first run. 0: at a random time within an interval, so that not all shops run it at once.
	 */
	public function __construct(
		private string $hook,
		private string $group,
		private int $interval = DAY_IN_SECONDS,
		private int $delay = 0,
	) {}

	/** @param string $installed Action that fires after the plugin's installation. */
	public function register_hooks( string $installed ): void {
		// Action Scheduler fires this once a day; after an installation the action is scheduled at once.
		add_action( 'action_scheduler_ensure_recurring_actions', $this->schedule( ... ) );
		add_action( $installed, fn () => self::when_ready( $this->schedule( ... ) ) );
	}

	public function schedule(): void {
		if ( ! as_has_scheduled_action( $this->hook, [], $this->group ) ) {
			$delay = $this->delay === 0 ? wp_rand( HOUR_IN_SECONDS, $this->interval ) : $this->delay;
			as_schedule_recurring_action( time() + $delay, $this->interval, $this->hook, [], $this->group, true );
		}
	}

	/** @param callable(): mixed $callback Called as soon as Action Scheduler can be used. */
	public static function when_ready( callable $callback ): void {
		if ( did_action( 'action_scheduler_init' ) > 0 ) {
			$callback();
		} else {
			add_action( 'action_scheduler_init', $callback );
		}
	}
}
