<?php
/**
 * Builds the index anew: in the background after the installation and when terms have changed,
 * or at once on the command line. Searching goes on meanwhile.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Search;

use Vitrina\Companion\Search\Storage\ProductTexts;
use Vitrina\Companion\Search\Storage\SearchIndex;
use Vitrina\Companion\Search\Storage\SearchSchema;
use Vitrina\Companion\Storage\DatabaseException;
use Vitrina\Runtime\Hookable;

final readonly class Rebuild implements Hookable {
	private const GROUP = 'vitrina-companion';
	private const BATCH = 'vitrina_search_batch';
	private const TERMS = 'vitrina_search_terms';

	/**
	 * Products looked at in one go: a few hundred milliseconds.
	 */
	private const PRODUCTS = 250;

	/**
	 * Action Scheduler keeps no arguments longer than 8,000 letters.
	 */
	private const MOST_TERMS = 500;

	public function __construct(
		private Indexer $indexer,
		private SearchIndex $index,
		private ProductTexts $texts,
	) {}

	public function register_hooks(): void {
		add_action( self::BATCH, $this->index_batch( ... ) );
		add_action( self::TERMS, $this->index_terms( ... ), 10, 2 );
		add_action( 'vitrina_companion_search_installed', $this->ask( ... ) );
	}

	public static function unschedule(): void {
		foreach ( [ self::BATCH, self::TERMS ] as $hook ) {
			// Without a group: with one, only actions without arguments would be found.
			as_unschedule_all_actions( $hook );
		}
	}

	/**
	 * Every product, now.
	 *
	 * @param callable(int): void $tell Hears how many products were looked at, batch by batch.
	 * @return int How many in all.
	 */
	public function rebuild_now( callable $tell ): int {
		$count = 0;
		$last  = 0;
		do {
			$ids = $this->texts->products_after( $last, self::PRODUCTS );
			$this->indexer->index( $ids );
			$tell( count( $ids ) );
			$last   = $ids === [] ? 0 : max( $ids );
			$count += count( $ids );
		} while ( $ids !== [] );
		$this->finish();

		return $count;
	}

	public function ask(): void {
		$this->when_ready( static fn () => as_enqueue_async_action( self::BATCH, [ 0 ], self::GROUP, true ) );
	}

	/**
	 * Asks for a look at all products of some terms soon.
	 *
	 * @param list<int> $term_ids
	 */
	public function ask_for_terms( array $term_ids ): void {
		foreach ( array_chunk( $term_ids, self::MOST_TERMS ) as $chunk ) {
			$this->when_ready( static fn () => as_enqueue_async_action( self::TERMS, [ $chunk, 0 ], self::GROUP ) );
		}
	}

	/**
	 * Tables and terms may change before Action Scheduler has started.
	 */
	private function when_ready( callable $ask ): void {
		if ( did_action( 'action_scheduler_init' ) > 0 ) {
			$ask();
		} else {
			add_action( 'action_scheduler_init', $ask );
		}
	}

	/**
	 * Each batch asks for the next before it begins, so that one that fails stops none of those
	 * behind it. A batch that runs twice writes nothing the second time.
	 */
	private function index_batch( mixed $after ): void {
		try {
			$ids = $this->texts->products_after( is_numeric( $after ) ? (int) $after : 0, self::PRODUCTS );
		} catch ( DatabaseException $failed ) {
			// Not the end of the list: the same batch once more.
			as_schedule_single_action( time() + 5 * MINUTE_IN_SECONDS, self::BATCH, [ $after ], self::GROUP );
			throw $failed;
		}
		if ( $ids === [] ) {
			$this->finish();
			return;
		}
		as_enqueue_async_action( self::BATCH, [ max( $ids ) ], self::GROUP );
		$this->texts->forget_categories();
		$this->indexer->index( $ids );
	}

	private function index_terms( mixed $term_ids, mixed $after ): void {
		$term_ids = array_values( array_filter( is_array( $term_ids ) ? $term_ids : [], is_int( ... ) ) );
		try {
			$ids = $this->texts->products_in( $term_ids, is_numeric( $after ) ? (int) $after : 0, self::PRODUCTS );
		} catch ( DatabaseException $failed ) {
			as_schedule_single_action( time() + 5 * MINUTE_IN_SECONDS, self::TERMS, [ $term_ids, $after ], self::GROUP );
			throw $failed;
		}
		if ( $ids === [] ) {
			return;
		}
		as_enqueue_async_action( self::TERMS, [ $term_ids, max( $ids ) ], self::GROUP );
		$this->texts->forget_categories();
		$this->indexer->index( $ids );
	}

	private function finish(): void {
		$this->index->prune();
		SearchSchema::set_complete();
	}
}
