<?php
/**
 * Keeps what the index says of products true.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Search;

use Vitrina\Companion\Search\Storage\ProductTexts;
use Vitrina\Companion\Search\Storage\SearchIndex;

final readonly class Indexer {
	public function __construct(
		private SearchIndex $index,
		private ProductTexts $texts,
	) {}

	/**
	 * Brings some products up to date; those that nobody may find, or that are no more, are taken
	 * out. Doing it again changes nothing.
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
