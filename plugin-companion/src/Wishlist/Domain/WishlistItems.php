<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Wishlist\Domain;

/** Limits and order of a list of wishlist items. */
final class WishlistItems {
	/** Maximum products on a list. Must equal the number in src/theme/wishlist/list.ts. */
	public const MAX_ITEMS = 100;

	/**
	 * Parses a list that a browser sent, up to the maximum. The result has each product once, newest first.
	 *
	 * @param mixed $items Should be a list of `{ id, time }`; time in seconds.
	 * @param int $now Unix time; later times in the list are replaced by it.
	 * @return list<WishlistItem>
	 */
	public static function from_browser( mixed $items, int $now ): array {
		$wishes = [];
		foreach ( is_array( $items ) ? array_slice( $items, 0, self::MAX_ITEMS ) : [] as $item ) {
			$id   = is_array( $item ) ? $item['id'] ?? null : null;
			$time = is_array( $item ) ? $item['time'] ?? null : null;
			if ( ! is_int( $id ) || $id < 1 || ! is_int( $time ) ) {
				continue;
			}
			$wish = new WishlistItem( $id, max( 0, min( $time, $now ) ) );
			if ( $wish->added_at >= ( $wishes[ $id ] ?? $wish )->added_at ) {
				$wishes[ $id ] = $wish;
			}
		}
		return self::newest_first( array_values( $wishes ) );
	}

	/**
	 * @param list<WishlistItem> $wishes
	 * @return list<WishlistItem>
	 */
	public static function newest_first( array $wishes ): array {
		usort( $wishes, static fn ( WishlistItem $one, WishlistItem $other ): int => [ $other->added_at, $other->product_id ] <=> [ $one->added_at, $one->product_id ] );
		return $wishes;
	}
}
