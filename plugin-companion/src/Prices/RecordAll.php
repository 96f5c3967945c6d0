<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Prices;

use Vitrina\Companion\Storage\ProductBatches;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\RecurringAction;

/**
 * Checks the price of every product in the background: after the installation, once a day, and when
 * price rules have changed.
 */
final readonly class RecordAll implements Hookable {
	public const DAILY   = 'vitrina_prices_daily';
	public const CHANGED = 'vitrina_prices_changed_all';
	public const BATCH   = 'vitrina_prices_batch';

	/** Products per batch, each with all its variations. */
	private const BATCH_SIZE = 20;

	private ProductBatches $batches;

	public function __construct( Recorder $recorder ) {
		$this->batches = new ProductBatches( self::BATCH, self::BATCH_SIZE, static function ( array $ids ) use ( $recorder ): void {
			array_map( $recorder->record_with_variations( ... ), $ids );
		} );
	}

	public function register_hooks(): void {
		add_action( self::DAILY, $this->start_batches( ... ) );
		add_action( self::CHANGED, $this->start_batches( ... ) );
		add_action( self::BATCH, fn ( mixed $after ) => $this->batches->run( $after ) );
		( new RecurringAction( self::DAILY, ProductBatches::GROUP ) )->register_hooks( 'vitrina_companion_prices_installed' );
		add_action( 'vitrina_companion_prices_installed', $this->schedule_check( ... ) );
		add_action( 'vitrina_prices_changed', $this->schedule_check( ... ) );
	}

	/**
	 * Records every product immediately.
	 *
	 * @return int Number of products.
	 */
	public function record_now(): int {
		return $this->batches->run_now( static fn () => null );
	}

	/**
	 * Enqueues a check of all products. Unique, so that ten changed rules enqueue one check. Waits for Action
	 * Scheduler: rules and tables may change before it has started.
	 */
	private function schedule_check(): void {
		RecurringAction::when_ready( static fn () => as_enqueue_async_action( self::CHANGED, [], ProductBatches::GROUP, true ) );
	}

	private function start_batches(): void {
		as_enqueue_async_action( self::BATCH, [ 0 ], ProductBatches::GROUP );
	}
}
