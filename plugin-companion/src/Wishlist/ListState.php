<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Wishlist;

use Vitrina\Companion\Wishlist\Domain\WishlistItem;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Hookable;

/** Adds the customer's wishlist to the state response. */
final readonly class ListState implements Hookable {
	public function __construct( private Wishlists $wishlists ) {}

	public function register_hooks(): void {
		add_filter( 'vitrina_state', $this->add( ... ) );
	}

	/**
	 * @param array<string, mixed> $state
	 * @return array<string, mixed>
	 */
	private function add( array $state ): array {
		if ( ! is_user_logged_in() ) {
			return $state;
		}
		try {
			return [ 'wishlist' => self::describe( $this->wishlists->of( get_current_user_id() ) ) ] + $state;
		} catch ( DatabaseException ) {
			// Leaves the list out instead of sending an empty one; the rest of the response, the cart and the
			// nonces, is complete.
			return $state;
		}
	}

	/**
	 * @param list<WishlistItem> $wishes
	 * @return array{count: int, items: list<int>}
	 */
	public static function describe( array $wishes ): array {
		return [
			'count' => count( $wishes ),
			'items' => array_map( static fn ( WishlistItem $wish ): int => $wish->product_id, $wishes ),
		];
	}
}
