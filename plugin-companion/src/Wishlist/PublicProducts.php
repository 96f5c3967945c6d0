<?php
/**
 * Which wishes may be shown: what everybody may see today. Who manages the shop sees no more here.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Wishlist;

use Vitrina\Companion\Wishlist\Domain\WishlistItem;
use WC_Product;
use WP_Post;

final class PublicProducts {
	/**
	 * @param list<int> $ids
	 * @return list<WC_Product> In the same order; what is a draft, hidden, behind a password or gone is left out.
	 */
	public function among( array $ids ): array {
		_prime_post_caches( $ids );

		return array_values( array_filter( array_map( $this->one( ... ), $ids ) ) );
	}

	/**
	 * @param list<WishlistItem> $wishes
	 * @return list<WC_Product>
	 */
	public function wished( array $wishes ): array {
		return $this->among( array_map( static fn ( WishlistItem $wish ): int => $wish->product_id, $wishes ) );
	}

	public function one( int $id ): ?WC_Product {
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post || $post->post_type !== 'product' || $post->post_status !== 'publish' || $post->post_password !== '' ) {
			return null;
		}
		$product = wc_get_product( $post );

		return $product instanceof WC_Product && $product->is_visible() ? $product : null;
	}
}
