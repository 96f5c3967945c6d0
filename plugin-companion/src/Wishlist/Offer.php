<?php
/**
 * Whether this shop's wishlist is ours to keep.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Wishlist;

final class Offer {
	/**
	 * Call it at `init` or later: other plugins and the theme have to be loaded.
	 */
	public static function is_available(): bool {
		if ( defined( 'YITH_WCWL' ) ) {
			return false;
		}
		/**
		 * Whether the shop has a wishlist. A theme with a switch of its own answers false.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $is_on True.
		 */
		return apply_filters( 'vitrina_wishlist', true ) === true;
	}
}
