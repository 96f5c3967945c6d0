<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Search;

use Vitrina\Companion\Search\Storage\ProductTexts;
use Vitrina\Companion\Search\Storage\SearchIndex;
use Vitrina\Companion\Search\Storage\SearchSchema;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\RecurringAction;

/**
 * Rebuilds the index: in the background after the installation and when terms have changed, or
 * immediately on the command line. The search keeps working meanwhile.
 */
final readonly class Rebuild implements Hookable {
	private const GROUP = 'vitrina-companion';
	private const BATCH = 'vitrina_search_batch';
	private const TERMS = 'vitrina_search_terms';

	/** Products per batch: takes a few hundred milliseconds. */
	private const BATCH_SIZE = 250;

	/** Terms per action: Action Scheduler stores at most 8,000 characters of arguments. */
	private const MAX_TERMS = 500;

	public function __construct(
		private Indexer $indexer,
		private SearchIndex $index,
		private ProductTexts $texts,
	) {}

	public function register_hooks(): void {
		add_action( self::BATCH, $this->index_batch( ... ) );
		add_action( self::TERMS, $this->index_terms( ... ), 10, 2 );
		add_action( 'vitrina_companion_search_installed', $this->schedule( ... ) );
	}

	public static function unschedule(): void {
		foreach ( [ self::BATCH, self::TERMS ] as $hook ) {
			// Without a group: with one, only actions without arguments would be found.
			as_unschedule_all_actions( $hook );
		}
	}

	/**
	 * Indexes every product immediately.
	 *
	 * @param callable(int): void $on_batch Receives the number of products of each batch.
	 * @return int Total number of products.
	 */
	public function rebuild_now( callable $on_batch ): int {
		$count = 0;
		$last  = 0;
		do {
			$ids = $this->texts->products_after( $last, self::BATCH_SIZE );
			$this->indexer->index( $ids );
			$on_batch( count( $ids ) );
			$last   = $ids === [] ? 0 : max( $ids );
			$count += count( $ids );
		} while ( $ids !== [] );
		$this->finish();
		return $count;
	}

	public function schedule(): void {
		RecurringAction::when_ready( static fn () => as_enqueue_async_action( self::BATCH, [ 0 ], self::GROUP, true ) );
	}

	/** @param list<int> $term_ids */
	public function schedule_terms( array $term_ids ): void {
		foreach ( array_chunk( $term_ids, self::MAX_TERMS ) as $chunk ) {
			RecurringAction::when_ready( static fn () => as_enqueue_async_action( self::TERMS, [ $chunk, 0 ], self::GROUP ) );
		}
	}

	/**
	 * Each batch schedules the next before it starts, so that a failed batch does not stop the following
	 * ones. A batch that runs twice writes nothing the second time.
	 */
	private function index_batch( mixed $after ): void {
		try {
			$ids = $this->texts->products_after( is_numeric( $after ) ? (int) $after : 0, self::BATCH_SIZE );
		} catch ( DatabaseException $failed ) {
			// A failed query is not the end of the list: retry the same batch.
			as_schedule_single_action( time() + 5 * MINUTE_IN_SECONDS, self::BATCH, [ $after ], self::GROUP );
			throw $failed;
		}
		if ( $ids === [] ) {
			$this->finish();
			return;
		}
		as_enqueue_async_action( self::BATCH, [ max( $ids ) ], self::GROUP );
		$this->texts->reset_categories();
		$this->indexer->index( $ids );
	}

	private function index_terms( mixed $term_ids, mixed $after ): void {
		$term_ids = array_values( array_filter( is_array( $term_ids ) ? $term_ids : [], is_int( ... ) ) );
		try {
			$ids = $this->texts->products_in( $term_ids, is_numeric( $after ) ? (int) $after : 0, self::BATCH_SIZE );
		} catch ( DatabaseException $failed ) {
			as_schedule_single_action( time() + 5 * MINUTE_IN_SECONDS, self::TERMS, [ $term_ids, $after ], self::GROUP );
			throw $failed;
		}
		if ( $ids === [] ) {
			return;
		}
		as_enqueue_async_action( self::TERMS, [ $term_ids, max( $ids ) ], self::GROUP );
		$this->texts->reset_categories();
		$this->indexer->index( $ids );
	}

	private function finish(): void {
		$this->index->prune();
		SearchSchema::set_complete();
	}
}
