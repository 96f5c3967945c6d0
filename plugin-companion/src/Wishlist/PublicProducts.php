<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Wishlist;

use Vitrina\Companion\Wishlist\Domain\WishlistItem;
use WC_Product;
use WP_Post;

/** Selects the products that may be shown. Only public products may, also if the visitor is a shop manager. */
final class PublicProducts {
	/**
	 * @param list<int> $ids
	 * @return list<WC_Product> In the same order; drafts, hidden, password-protected and deleted products are left out.
	 */
	public function filter( array $ids ): array {
		_prime_post_caches( $ids );
		return array_values( array_filter( array_map( $this->find( ... ), $ids ) ) );
	}

	/**
	 * @param list<WishlistItem> $wishes
	 * @return list<WC_Product>
	 */
	public function of_items( array $wishes ): array {
		return $this->filter( array_map( static fn ( WishlistItem $wish ): int => $wish->product_id, $wishes ) );
	}

	public function find( int $id ): ?WC_Product {
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post || $post->post_type !== 'product' || $post->post_status !== 'publish' || $post->post_password !== '' ) {
			return null;
		}
		$product = wc_get_product( $post );
		return $product instanceof WC_Product && $product->is_visible() ? $product : null;
	}
}
