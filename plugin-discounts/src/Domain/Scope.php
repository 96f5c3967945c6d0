<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

/**
 * Which products a rule covers: those in one of its lists, or all where both
 * are empty, but none of those left out. Products are named by themselves or,
 * variations, by their parent.
 */
final readonly class Scope {

	/**
	 * @param list<int> $products         Ids.
	 * @param list<int> $categories       Ids.
	 * @param list<int> $not_products     Left out.
	 * @param list<int> $not_categories   Left out.
	 */
	public function __construct(
		public array $products = [],
		public array $categories = [],
		public array $not_products = [],
		public array $not_categories = [],
	) {}

	public function covers( Item $item ): bool {
		if ( self::names( $item, $this->not_products, $this->not_categories ) ) {
			return false;
		}
		return $this->is_everything() || self::names( $item, $this->products, $this->categories );
	}

	public function is_everything(): bool {
		return $this->products === [] && $this->categories === [];
	}

	/**
	 * @param list<int> $products
	 * @param list<int> $categories
	 */
	private static function names( Item $item, array $products, array $categories ): bool {
		return in_array( $item->product_id, $products, true )
			|| ( $item->variation_id !== 0 && in_array( $item->variation_id, $products, true ) )
			|| array_intersect( $item->category_ids, $categories ) !== [];
	}
}
