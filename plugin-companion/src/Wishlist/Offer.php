<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Wishlist;

/** Whether the shop uses this wishlist. */
final class Offer {
	/** Call it at `init` or later, when other plugins and the theme have been loaded. */
	public static function is_available(): bool {
		if ( defined( 'YITH_WCWL' ) ) {
			return false;
		}
		/**
		 * Filters whether the shop has a wishlist. A theme with its own setting can return false.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $is_on True.
		 */
		return apply_filters( 'vitrina_wishlist', true ) === true;
	}
}
