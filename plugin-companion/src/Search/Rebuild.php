<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Search;

use Vitrina\Companion\Search\Storage\ProductTexts;
use Vitrina\Companion\Search\Storage\SearchIndex;
use Vitrina\Companion\Search\Storage\SearchSchema;
use Vitrina\Companion\Storage\ProductBatches;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\RecurringAction;

/**
 * Rebuilds the index: in the background after the installation and when terms have changed, or
 * immediately on the command line. The search keeps working meanwhile.
 */
final readonly class Rebuild implements Hookable {
	public const BATCH = 'vitrina_search_batch';
	public const TERMS = 'vitrina_search_terms';

	/** Products per batch; a batch takes a few hundred milliseconds. */
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

	/**
	 * Indexes every product immediately.
	 *
	 * @param callable(int): mixed $on_batch Receives the number of products of each batch.
	 * @return int Total number of products.
	 */
	public function rebuild_now( callable $on_batch ): int {
		$count = $this->batches( self::BATCH )->run_now( $on_batch );
		$this->finish();
		return $count;
	}

	public function schedule(): void {
		RecurringAction::when_ready( static fn () => as_enqueue_async_action( self::BATCH, [ 0 ], ProductBatches::GROUP, true ) );
	}

	/** @param list<int> $term_ids */
	public function schedule_terms( array $term_ids ): void {
		foreach ( array_chunk( $term_ids, self::MAX_TERMS ) as $chunk ) {
			RecurringAction::when_ready( static fn () => as_enqueue_async_action( self::TERMS, [ $chunk, 0 ], ProductBatches::GROUP ) );
		}
	}

	private function index_batch( mixed $after ): void {
		if ( $this->batches( self::BATCH )->run( $after ) ) {
			$this->finish();
		}
	}

	private function index_terms( mixed $term_ids, mixed $after ): void {
		$term_ids = array_values( array_filter( is_array( $term_ids ) ? $term_ids : [], is_int( ... ) ) );
		$this->batches( self::TERMS )->run( $after, fn ( int $id, int $limit ): array => $this->texts->products_in( $term_ids, $id, $limit ), [ $term_ids ] );
	}

	private function batches( string $hook ): ProductBatches {
		return new ProductBatches( $hook, self::BATCH_SIZE, function ( array $ids ): void {
			$this->texts->reset_categories();
			$this->indexer->index( $ids );
		} );
	}

	private function finish(): void {
		$this->index->prune();
		SearchSchema::set_complete();
	}
}
