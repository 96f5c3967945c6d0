<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Prices;

use Vitrina\Companion\Prices\Storage\PriceTable;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Hookable;

/**
 * Checks the price of every product in the background: after the installation, once a day, and when
 * price rules have changed.
 */
final readonly class RecordAll implements Hookable {
	private const GROUP   = 'vitrina-companion';
	private const DAILY   = 'vitrina_prices_daily';
	private const CHANGED = 'vitrina_prices_changed_all';
	private const BATCH   = 'vitrina_prices_batch';

	/** Products per batch, each with all its variations. */
	private const BATCH_SIZE = 20;

	public function __construct(
		private Recorder $recorder,
		private PriceTable $table,
	) {}

	public function register_hooks(): void {
		add_action( self::DAILY, $this->start_batches( ... ) );
		add_action( self::CHANGED, $this->start_batches( ... ) );
		add_action( self::BATCH, $this->record_batch( ... ) );
		// Action Scheduler runs this check once a day; an installation schedules it immediately.
		add_action( 'action_scheduler_ensure_recurring_actions', $this->schedule( ... ) );
		add_action( 'vitrina_companion_prices_installed', $this->schedule_check( ... ) );
		add_action( 'vitrina_prices_changed', $this->schedule_check( ... ) );
	}

	public static function unschedule(): void {
		foreach ( [ self::DAILY, self::CHANGED, self::BATCH ] as $hook ) {
			// Without a group: with one, only actions without arguments would be found.
			as_unschedule_all_actions( $hook );
		}
	}

	/**
	 * Records every product immediately.
	 *
	 * @return int Number of products.
	 */
	public function record_now(): int {
		$count = 0;
		$last  = 0;
		do {
			$ids = $this->table->products_after( $last, self::BATCH_SIZE );
			array_map( $this->recorder->record_with_variations( ... ), $ids );
			$last   = $ids === [] ? 0 : max( $ids );
			$count += count( $ids );
		} while ( $ids !== [] );
		return $count;
	}

	/** Waits for Action Scheduler: rules and tables may change before it has started. */
	private function schedule_check(): void {
		if ( did_action( 'action_scheduler_init' ) > 0 ) {
			$this->enqueue_check();
		} elseif ( has_action( 'action_scheduler_init', [ $this, 'enqueue_check' ] ) === false ) {
			add_action( 'action_scheduler_init', [ $this, 'enqueue_check' ] );
		}
	}

	/** Enqueues a check of all products. Unique, so that ten changed rules enqueue one check. */
	public function enqueue_check(): void {
		$this->schedule();
		as_enqueue_async_action( self::CHANGED, [], self::GROUP, true );
	}

	private function schedule(): void {
		if ( ! as_has_scheduled_action( self::DAILY, [], self::GROUP ) ) {
			// A random time, so that not all shops run it at the same time.
			as_schedule_recurring_action( time() + wp_rand( HOUR_IN_SECONDS, DAY_IN_SECONDS ), DAY_IN_SECONDS, self::DAILY, [], self::GROUP, true );
		}
	}

	private function start_batches(): void {
		as_enqueue_async_action( self::BATCH, [ 0 ], self::GROUP );
	}

	/**
	 * Each batch schedules the next before it starts, so that a product that fails does not stop the
	 * following batches. A batch that runs twice writes nothing the second time.
	 */
	private function record_batch( mixed $after ): void {
		try {
			$ids = $this->table->products_after( is_numeric( $after ) ? (int) $after : 0, self::BATCH_SIZE );
		} catch ( DatabaseException $failed ) {
			// A failed query is not the end of the list: retry the same batch.
			as_schedule_single_action( time() + 5 * MINUTE_IN_SECONDS, self::BATCH, [ $after ], self::GROUP );
			throw $failed;
		}
		if ( $ids === [] ) {
			return;
		}
		as_enqueue_async_action( self::BATCH, [ max( $ids ) ], self::GROUP );
		array_map( $this->recorder->record_with_variations( ... ), $ids );
	}
}
