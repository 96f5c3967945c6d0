<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

/** A product in a cart or on a page. */
final readonly class Item {

	/**
	 * @param string    $key          Unique in its cart.
	 * @param int       $product_id   The product; the parent of a variation.
	 * @param int       $variation_id 0 for none.
	 * @param list<int> $category_ids Categories of the product, with all ancestors.
	 * @param int       $quantity     Quantity in ten-thousandths.
	 * @param int       $regular      Regular unit price in minor units.
	 * @param int       $current      Unit price without rules, in minor units: the sale price if there is one.
	 */
	public function __construct(
		public string $key,
		public int $product_id,
		public int $variation_id,
		public array $category_ids,
		public int $quantity,
		public int $regular,
		public int $current,
	) {}

	public function with_quantity( int $quantity ): self {
		return new self( $this->key, $this->product_id, $this->variation_id, $this->category_ids, $quantity, $this->regular, $this->current );
	}
}
