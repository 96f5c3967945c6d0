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
	 * To be asked from `init` on, when every plugin and the theme are there.
	 */
	public static function stands(): bool {
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
