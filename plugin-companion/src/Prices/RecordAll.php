<?php
/**
 * Looks at the price of every product, in the background: once after the installation, once a
 * day, and when rules that reduce prices have changed.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Prices;

use Vitrina\Companion\Prices\Storage\PriceTable;
use Vitrina\Companion\Storage\DatabaseException;
use Vitrina\Runtime\Hookable;

final readonly class RecordAll implements Hookable {
	private const GROUP   = 'vitrina-companion';
	private const DAILY   = 'vitrina_prices_daily';
	private const CHANGED = 'vitrina_prices_changed_all';
	private const BATCH   = 'vitrina_prices_batch';

	/**
	 * Products looked at in one go. Each comes with all its variations.
	 */
	private const PRODUCTS = 20;

	public function __construct(
		private Recorder $recorder,
		private PriceTable $table,
	) {}

	public function register_hooks(): void {
		add_action( self::DAILY, $this->begin( ... ) );
		add_action( self::CHANGED, $this->begin( ... ) );
		add_action( self::BATCH, $this->record_batch( ... ) );
		// Action Scheduler asks once a day whether all is scheduled; wp-admin asks sooner after an installation.
		add_action( 'action_scheduler_ensure_recurring_actions', $this->schedule( ... ) );
		add_action( 'vitrina_companion_prices_installed', $this->when_ready( ... ) );
		add_action( 'vitrina_prices_changed', $this->when_ready( ... ) );
	}

	public static function unschedule(): void {
		foreach ( [ self::DAILY, self::CHANGED, self::BATCH ] as $hook ) {
			// Without a group: with one, only actions without arguments would be found.
			as_unschedule_all_actions( $hook );
		}
	}

	/**
	 * Every product, now.
	 *
	 * @return int How many there were.
	 */
	public function record_now(): int {
		$count = 0;
		$last  = 0;
		do {
			$ids = $this->table->products_after( $last, self::PRODUCTS );
			array_map( $this->recorder->record_family( ... ), $ids );
			$last   = $ids === [] ? 0 : max( $ids );
			$count += count( $ids );
		} while ( $ids !== [] );

		return $count;
	}

	/**
	 * Rules and tables may change before Action Scheduler has started.
	 */
	private function when_ready(): void {
		if ( did_action( 'action_scheduler_init' ) > 0 ) {
			$this->ask();
		} elseif ( has_action( 'action_scheduler_init', [ $this, 'ask' ] ) === false ) {
			add_action( 'action_scheduler_init', [ $this, 'ask' ] );
		}
	}

	/**
	 * Asks for a look at all products soon. Unique, so that ten changed rules ask once.
	 */
	public function ask(): void {
		$this->schedule();
		as_enqueue_async_action( self::CHANGED, [], self::GROUP, true );
	}

	private function schedule(): void {
		if ( ! as_has_scheduled_action( self::DAILY, [], self::GROUP ) ) {
			// Not all shops at midnight.
			as_schedule_recurring_action( time() + wp_rand( HOUR_IN_SECONDS, DAY_IN_SECONDS ), DAY_IN_SECONDS, self::DAILY, [], self::GROUP, true );
		}
	}

	private function begin(): void {
		as_enqueue_async_action( self::BATCH, [ 0 ], self::GROUP );
	}

	/**
	 * Each batch asks for the next before it begins, so that one product that fails stops none of
	 * those behind it. A batch that runs twice writes nothing the second time.
	 */
	private function record_batch( mixed $after ): void {
		try {
			$ids = $this->table->products_after( is_numeric( $after ) ? (int) $after : 0, self::PRODUCTS );
		} catch ( DatabaseException $failed ) {
			// Not the end of the list: the same batch once more.
			as_schedule_single_action( time() + 5 * MINUTE_IN_SECONDS, self::BATCH, [ $after ], self::GROUP );
			throw $failed;
		}
		if ( $ids === [] ) {
			return;
		}
		as_enqueue_async_action( self::BATCH, [ max( $ids ) ], self::GROUP );
		array_map( $this->recorder->record_family( ... ), $ids );
	}
}
