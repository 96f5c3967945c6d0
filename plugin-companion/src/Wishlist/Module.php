<?php
/**
 * Puts together the wishlist.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Wishlist;

use Vitrina\Companion\Hookable;
use Vitrina\Companion\Storage\DatabaseLocks;
use Vitrina\Companion\Wishlist\Storage\ShareTable;
use Vitrina\Companion\Wishlist\Storage\WishlistItemTable;
use Vitrina\Companion\Wishlist\Storage\WishlistSchema;

final class Module {
	/**
	 * @return list<Hookable>
	 */
	public static function all(): array {
		$products  = new PublicProducts();
		$wishlists = new Wishlists( WishlistItemTable::of_this_site(), ShareTable::of_this_site(), $products, DatabaseLocks::of_this_site() );
		$cards     = new Cards();

		return [
			new WishlistSchema(),
			$wishlists,
			new CountCall( $wishlists ),
			new ListState( $wishlists ),
			new Routes( $wishlists, $products, $cards ),
			new Page( $wishlists, $products, $cards ),
			new Forms( $wishlists ),
			new WishlistPrivacy( $wishlists ),
		];
	}
}
