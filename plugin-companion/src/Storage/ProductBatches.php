<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Storage;

use Closure;
use Vitrina\Runtime\Database;
use Vitrina\Runtime\DatabaseException;

/** Does work on every product: in batches in the background, or immediately on the command line. */
final readonly class ProductBatches {
	public const GROUP = 'vitrina-companion';

	/**
	 * @param string                   $hook Action of a batch; the last argument is the ID after which it starts.
	 * @param int                      $size Products per batch.
	 * @param Closure(list<int>): void $work Must change nothing if a batch runs a second time.
	 */
	public function __construct(
		private string $hook,
		private int $size,
		private Closure $work,
	) {}

	/**
	 * @param callable(int): mixed $on_batch Receives the number of products of each batch.
	 * @return int Number of products.
	 */
	public function run_now( callable $on_batch ): int {
		$count = 0;
		$last  = 0;
		do {
			$ids = self::products_after( $last, $this->size );
			( $this->work )( $ids );
			$on_batch( count( $ids ) );
			$last   = $ids === [] ? 0 : max( $ids );
			$count += count( $ids );
		} while ( $ids !== [] );
		return $count;
	}

	/**
	 * Each batch schedules the next before it starts, so that a product that fails does not stop the
	 * following batches.
	 *
	 * @param mixed                              $after     Argument of the action: the ID after which the batch starts.
	 * @param Closure(int, int): list<int>|null  $next      Finds the products after an ID; null for all products.
	 * @param list<mixed>                        $arguments Arguments of the action before that ID.
	 * @return bool Whether it was the last batch, an empty one.
	 */
	public function run( mixed $after, ?Closure $next = null, array $arguments = [] ): bool {
		$after = is_numeric( $after ) ? (int) $after : 0;
		$next  = $next ?? self::products_after( ... );
		try {
			$ids = $next( $after, $this->size );
		} catch ( DatabaseException $failed ) {
			// A failed query is not the end of the list: retry the same batch.
			as_schedule_single_action( time() + 5 * MINUTE_IN_SECONDS, $this->hook, [ ...$arguments, $after ], self::GROUP );
			throw $failed;
		}
		if ( $ids === [] ) {
			return true;
		}
		as_enqueue_async_action( $this->hook, [ ...$arguments, max( $ids ) ], self::GROUP );
		( $this->work )( $ids );
		return false;
	}

	/** @return list<int> The next products after an ID, ordered by ID. */
	public static function products_after( int $id, int $limit ): array {
		$found = Database::select( "SELECT ID FROM %i WHERE post_type = 'product' AND ID > %d ORDER BY ID LIMIT %d", Database::connection()->posts, $id, $limit );
		return array_map( intval( ... ), array_column( $found, 'ID' ) );
	}
}
