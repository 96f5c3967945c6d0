<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Wishlist;

use Vitrina\Companion\Wishlist\Domain\WishlistItem;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Hookable;

/** Sends the customer's wishlist to the browser: in the response of the state call, and as a count for older themes. */
final readonly class ListState implements Hookable {
	private const COUNT_ACTION = 'yith_wcwl_update_wishlist_count';

	public function __construct( private Wishlists $wishlists ) {}

	public function register_hooks(): void {
		add_filter( 'vitrina_state', $this->add( ... ) );
		add_action( 'wp_ajax_' . self::COUNT_ACTION, $this->send_count( ... ) );
		add_action( 'wp_ajax_nopriv_' . self::COUNT_ACTION, $this->send_count( ... ) );
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
	 * The request of older themes and plugins (spec §7): `GET admin-ajax.php?action=yith_wcwl_update_wishlist_count`
	 * → `{ "count": 3 }`. For guests the browser counts; here the count is 0.
	 */
	private function send_count(): never {
		nocache_headers();
		wp_send_json( [ 'count' => count( $this->wishlists->of( get_current_user_id() ) ) ] );
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
