<?php

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
	/** Seconds that a request waits for another request of the same customer. */
	private const LOCK_SECONDS = 10.0;

	public function __construct(
		private WishlistItemTable $wishes,
		private ShareTable $shares,
		private PublicProducts $products,
		private Locks $locks,
	) {}

	public function register_hooks(): void {
		add_action( 'deleted_user', $this->delete_user( ... ) );
		add_action( 'deleted_post', $this->wishes->delete_product( ... ) );
	}

	/** @return list<WishlistItem> Newest first, including products that cannot be shown now. */
	public function of( int $user_id ): array {
		return $user_id > 0 ? $this->wishes->of( $user_id ) : [];
	}

	/** @return 'added'|'unknown'|'full' 'unknown' if the product is not public; 'full' if the list has the maximum. */
	public function add( int $user_id, int $product_id ): string {
		if ( $this->products->find( $product_id ) === null ) {
			return 'unknown';
		}
		return $this->run_locked(
			$user_id,
			function () use ( $user_id, $product_id ): string {
				$existing = array_column( $this->of( $user_id ), 'product_id' );
				if ( count( $existing ) >= WishlistItems::MAX_ITEMS && ! in_array( $product_id, $existing, true ) ) {
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
	 * Adds the guest's list after a login, newest first, up to the maximum.
	 *
	 * @param list<WishlistItem> $guest_items
	 */
	public function merge( int $user_id, array $guest_items ): void {
		$public = array_filter( $guest_items, fn ( WishlistItem $wish ): bool => $this->products->find( $wish->product_id ) !== null );
		$this->run_locked(
			$user_id,
			function () use ( $user_id, $public ): void {
				$existing = array_map( static fn ( WishlistItem $wish ): int => $wish->product_id, $this->of( $user_id ) );
				$new      = array_filter( $public, static fn ( WishlistItem $wish ): bool => ! in_array( $wish->product_id, $existing, true ) );
				foreach ( array_slice( WishlistItems::newest_first( array_values( $new ) ), 0, max( 0, WishlistItems::MAX_ITEMS - count( $existing ) ) ) as $wish ) {
					$this->wishes->add( $user_id, $wish );
				}
			}
		);
	}

	/**
	 * Runs the work under the customer's lock, because parallel requests could otherwise exceed the maximum. If the
	 * lock is not free in time, the work runs without it.
	 *
	 * @template T
	 * @param Closure(): T $work Must not run in parallel for one customer.
	 * @return T
	 */
	private function run_locked( int $user_id, Closure $work ): mixed {
		$lock   = "wishlist-{$user_id}";
		$locked = $this->locks->acquire( $lock, self::LOCK_SECONDS );
		try {
			return $work();
		} finally {
			if ( $locked ) {
				$this->locks->release( $lock );
			}
		}
	}

	/** Removes products that cannot be shown. */
	public function tidy( int $user_id ): void {
		foreach ( $this->of( $user_id ) as $wish ) {
			if ( $this->products->find( $wish->product_id ) === null ) {
				$this->wishes->remove( $user_id, $wish->product_id );
			}
		}
	}

	public function share( int $user_id ): void {
		$this->shares->add( $user_id, ShareToken::create() );
	}

	public function unshare( int $user_id ): void {
		$this->shares->delete( $user_id );
	}

	public function token_of( int $user_id ): ?ShareToken {
		return $this->shares->token_of( $user_id );
	}

	/** @return list<WishlistItem>|null Null for an unknown link. */
	public function shared_by( ?ShareToken $token ): ?array {
		$owner = $token === null ? 0 : $this->shares->owner_of( $token );
		return $owner > 0 ? $this->of( $owner ) : null;
	}

	public function delete_user( int $user_id ): void {
		$this->wishes->delete_user( $user_id );
		$this->shares->delete( $user_id );
	}
}
