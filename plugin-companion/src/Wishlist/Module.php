<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Wishlist;

use Vitrina\Companion\BaseModule;
use Vitrina\Companion\Storage\DatabaseLocks;
use Vitrina\Companion\Wishlist\Storage\ShareTable;
use Vitrina\Companion\Wishlist\Storage\WishlistItemTable;
use Vitrina\Companion\Wishlist\Storage\WishlistSchema;
use Vitrina\Runtime\BuiltAssets;

final class Module extends BaseModule {
	protected const SCHEMA = WishlistSchema::class;

	protected function pages(): array {
		return [ Page::OPTION => Page::SHORTCODE ];
	}

	/** Waits, because the theme may switch the wishlist off, and is loaded before `init`. */
	public function waits_for_init(): bool {
		return true;
	}

	public function is_enabled(): bool {
		if ( defined( 'YITH_WCWL' ) ) {
			return false;
		}
		/**
		 * Filters whether the shop has a wishlist. A theme with its own setting can return false. Not applied while
		 * YITH Wishlist is active.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $is_on True by default.
		 */
		return apply_filters( 'vitrina_wishlist', true ) === true;
	}

	public function hooks( BuiltAssets $files ): array {
		$products  = new PublicProducts();
		$wishlists = new Wishlists( new WishlistItemTable(), new ShareTable(), $products, DatabaseLocks::of_this_site() );
		$cards     = new Cards();
		return [
			new WishlistSchema(),
			$wishlists,
			new ListState( $wishlists ),
			new Routes( $wishlists, $products, $cards ),
			new Page( $wishlists, $products, $cards ),
			new Forms( $wishlists ),
			new WishlistPrivacy( $wishlists ),
			...( current_theme_supports( Hearts::FEATURE ) ? [] : [ new Hearts( $files ) ] ),
		];
	}
}
