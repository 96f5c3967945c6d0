<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

/**
 * Which products a rule covers: the listed products and those of the listed categories, or
 * all products if both lists are empty. Excluded products and categories are never covered.
 * A list with a product contains its variations, too.
 */
final readonly class Scope {

	/**
	 * @param list<int> $products         Ids.
	 * @param list<int> $categories       Ids.
	 * @param list<int> $not_products     Excluded ids.
	 * @param list<int> $not_categories   Excluded ids.
	 */
	public function __construct(
		public array $products = [],
		public array $categories = [],
		public array $not_products = [],
		public array $not_categories = [],
	) {}

	public function covers( Item $item ): bool {
		if ( self::matches( $item, $this->not_products, $this->not_categories ) ) {
			return false;
		}
		return $this->covers_all() || self::matches( $item, $this->products, $this->categories );
	}

	public function covers_all(): bool {
		return $this->products === [] && $this->categories === [];
	}

	/**
	 * @param list<int> $products
	 * @param list<int> $categories
	 */
	private static function matches( Item $item, array $products, array $categories ): bool {
		return in_array( $item->product_id, $products, true )
			|| ( $item->variation_id !== 0 && in_array( $item->variation_id, $products, true ) )
			|| array_intersect( $item->category_ids, $categories ) !== [];
	}
}
