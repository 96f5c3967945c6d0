<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Search;

use Vitrina\Companion\Search\Storage\ProductTexts;
use Vitrina\Companion\Search\Storage\SearchIndex;

/** Updates the index entries of products. */
final readonly class Indexer {
	public function __construct(
		private SearchIndex $index,
		private ProductTexts $texts,
	) {}

	/**
	 * Updates the entries of some products; products that are not public or no longer exist are removed.
	 * Running it again changes nothing.
	 *
	 * @param list<int> $ids
	 */
	public function index( array $ids ): void {
		$texts   = $this->texts->read( $ids );
		$entries = [];
		foreach ( $ids as $id ) {
			$entries[ $id ] = isset( $texts[ $id ] ) ? $texts[ $id ]->entries() : [];
		}
		$this->index->replace( $entries );
	}
}
