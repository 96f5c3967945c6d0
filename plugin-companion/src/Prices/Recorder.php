<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Prices;

use Vitrina\Companion\Prices\Domain\Price;
use Vitrina\Companion\Prices\Domain\PriceChange;
use Vitrina\Companion\Prices\Domain\PriceHistory;
use Vitrina\Companion\Prices\Storage\PriceTable;
use WC_Product;
use WC_Product_Variable;
use WC_Product_Variation;

/** Records changed prices. */
final readonly class Recorder {
	public function __construct(
		private PriceTable $table,
		private CurrentPrice $current,
		private Histories $histories,
	) {}

	/**
	 * Records changed prices of these products and of the parents of variations. Running it again changes nothing.
	 *
	 * @param list<int> $ids Product and variation IDs.
	 * @param array<int, true> $new IDs that were just created: it is known that they were not sold before.
	 */
	public function record( array $ids, array $new = [] ): void {
		$parents   = $this->record_each( $ids, $new );
		$histories = $this->table->histories( $parents );
		foreach ( $parents as $id ) {
			if ( $histories[ $id ]->last() === null && ! isset( $new[ $id ] ) ) {
				// First record of a variable product: its price depends on all its variations.
				$this->record_each( $this->variations_of( $id ), $new );
			}
			$this->write( $id, 0, $histories[ $id ], Price::lowest_of( $this->table->last_of_variations( $id ) ), isset( $new[ $id ] ) );
		}
	}

	public function record_with_variations( int $id ): void {
		$this->record( [ $id, ...$this->variations_of( $id ) ] );
	}

	/**
	 * @param list<int> $ids Product and variation IDs.
	 * @param array<int, true> $new See record().
	 * @return list<int> The variable products among them, and the parents of the variations.
	 */
	private function record_each( array $ids, array $new ): array {
		_prime_post_caches( $ids );
		$histories = $this->table->histories( $ids );
		$parents   = [];
		foreach ( $ids as $id ) {
			$product = wc_get_product( $id );
			if ( $product instanceof WC_Product_Variable ) {
				$parents[] = $id;
			} elseif ( $product instanceof WC_Product ) {
				$parent_id = $product instanceof WC_Product_Variation ? $product->get_parent_id() : 0;
				$parents[] = $parent_id;
				$this->write( $id, $parent_id, $histories[ $id ], $this->current->of( $product ), isset( $new[ $id ] ) );
			}
		}
		return array_values( array_diff( array_unique( $parents ), [ 0 ] ) );
	}

	/** @return list<int> */
	private function variations_of( int $id ): array {
		$product = wc_get_product( $id );
		return $product instanceof WC_Product_Variable ? array_values( array_map( intval( ... ), $product->get_children() ) ) : [];
	}

	private function write( int $id, int $parent_id, PriceHistory $history, Price $price, bool $is_new ): void {
		$last = $history->last();
		if ( $last === null && $is_new ) {
			$this->table->append( $id, $parent_id, new PriceChange( Price::none(), 0 ) );
			$last = Price::none();
		}
		$now = time();
		if ( $last?->equals( $price ) !== true && ( $last !== null || $price->amount !== null ) ) {
			$this->table->append( $id, $parent_id, new PriceChange( $price, $now ) );
			$this->histories->invalidate( $id );
		}
		if ( $this->is_long( $history, $now ) ) {
			$this->table->prune( $id, $history->needed_since( $now ) );
		}
	}

	private function is_long( PriceHistory $history, int $now ): bool {
		$second = $history->changes()[1] ?? null;
		return $second !== null && $second->since <= $history->needed_since( $now );
	}
}
