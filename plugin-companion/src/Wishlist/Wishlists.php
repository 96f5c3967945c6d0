<?php
/**
 * The lists of customers: what may be put on them, and what is kept of them.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Wishlist;

use Closure;
use Vitrina\Companion\Storage\Locks;
use Vitrina\Companion\Wishlist\Domain\ShareToken;
use Vitrina\Companion\Wishlist\Domain\WishlistItem;
use Vitrina\Companion\Wishlist\Domain\WishlistItems;
use Vitrina\Companion\Wishlist\Storage\ShareTable;
use Vitrina\Companion\Wishlist\Storage\WishlistItemTable;
use Vitrina\Runtime\Hookable;

final readonly class Wishlists implements Hookable {
	/** Seconds that one request waits for another of the same customer. */
	private const PATIENCE = 10.0;

	public function __construct(
		private WishlistItemTable $wishes,
		private ShareTable $shares,
		private PublicProducts $products,
		private Locks $locks,
	) {}

	public function register_hooks(): void {
		add_action( 'deleted_user', $this->forget_user( ... ) );
		add_action( 'deleted_post', $this->wishes->forget_product( ... ) );
	}

	/**
	 * @return list<WishlistItem> Newest first, with those that cannot be shown today.
	 */
	public function of( int $user_id ): array {
		return $user_id > 0 ? $this->wishes->of( $user_id ) : [];
	}

	/**
	 * @return 'added'|'unknown'|'full' Unknown: no product that everybody may see.
	 */
	public function add( int $user_id, int $product_id ): string {
		if ( $this->products->one( $product_id ) === null ) {
			return 'unknown';
		}
		return $this->alone(
			$user_id,
			function () use ( $user_id, $product_id ): string {
				if ( count( $this->of( $user_id ) ) >= WishlistItems::MOST ) {
					return 'full';
				}
				$this->wishes->add( $user_id, new WishlistItem( $product_id, time() ) );

				return 'added';
			}
		);
	}

	public function remove( int $user_id, int $product_id ): void {
		$this->wishes->remove( $user_id, $product_id );
	}

	/**
	 * Adds what was wished for before logging in, newest first, as long as there is room.
	 *
	 * @param list<WishlistItem> $guests
	 */
	public function merge( int $user_id, array $guests ): void {
		$public = array_filter( $guests, fn ( WishlistItem $wish ): bool => $this->products->one( $wish->product_id ) !== null );
		$this->alone(
			$user_id,
			function () use ( $user_id, $public ): void {
				$held = array_map( static fn ( WishlistItem $wish ): int => $wish->product_id, $this->of( $user_id ) );
				$new  = array_filter( $public, static fn ( WishlistItem $wish ): bool => ! in_array( $wish->product_id, $held, true ) );
				foreach ( array_slice( WishlistItems::newest_first( array_values( $new ) ), 0, max( 0, WishlistItems::MOST - count( $held ) ) ) as $wish ) {
					$this->wishes->add( $user_id, $wish );
				}
			}
		);
	}

	/**
	 * Counting and adding in one: three tabs that merge at once would each find room.
	 *
	 * @template T
	 * @param Closure(): T $work What no other request of the customer may come between.
	 * @return T
	 */
	private function alone( int $user_id, Closure $work ): mixed {
		$lock   = "wishlist-{$user_id}";
		$locked = $this->locks->acquire( $lock, self::PATIENCE );
		try {
			return $work();
		} finally {
			if ( $locked ) {
				$this->locks->release( $lock );
			}
		}
	}

	/**
	 * Takes away what cannot be shown.
	 */
	public function tidy( int $user_id ): void {
		foreach ( $this->of( $user_id ) as $wish ) {
			if ( $this->products->one( $wish->product_id ) === null ) {
				$this->wishes->remove( $user_id, $wish->product_id );
			}
		}
	}

	public function share( int $user_id ): void {
		$this->shares->open( $user_id, ShareToken::create() );
	}

	public function unshare( int $user_id ): void {
		$this->shares->close( $user_id );
	}

	public function token_of( int $user_id ): ?ShareToken {
		return $this->shares->token_of( $user_id );
	}

	/**
	 * @return list<WishlistItem>|null Null for a link that leads nowhere.
	 */
	public function shared_by( ?ShareToken $token ): ?array {
		$owner = $token === null ? 0 : $this->shares->owner_of( $token );

		return $owner > 0 ? $this->of( $owner ) : null;
	}

	public function forget_user( int $user_id ): void {
		$this->wishes->forget_user( $user_id );
		$this->shares->close( $user_id );
	}
}
