<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

/**
 * A product in a cart, or one that is looked at.
 */
final readonly class Item {

	/**
	 * @param string    $key          Of the line; unique in its cart.
	 * @param int       $product_id   The product; of a variation, its parent.
	 * @param int       $variation_id 0 for none.
	 * @param list<int> $category_ids Of the product, with all their ancestors.
	 * @param int       $quantity     In ten-thousandths of a piece.
	 * @param int       $regular      Regular price of a piece in minor units.
	 * @param int       $current      What a piece costs without rules: the sale price, where there is one.
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
