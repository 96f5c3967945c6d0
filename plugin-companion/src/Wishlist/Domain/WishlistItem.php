<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Wishlist\Domain;

final readonly class WishlistItem {
	/**
	 * @param int $product_id Above 0.
	 * @param int $added_at Unix time.
	 */
	public function __construct(
		public int $product_id,
		public int $added_at,
	) {}
}
