<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Wishlist;

use Vitrina\Runtime\Hookable;

/**
 * The request for the count that older themes and plugins use (spec §7).
 * `GET admin-ajax.php?action=yith_wcwl_update_wishlist_count` → `{ "count": 3 }`. For guests the
 * browser counts; here the count is 0.
 */
final readonly class CountCall implements Hookable {
	private const ACTION = 'yith_wcwl_update_wishlist_count';

	public function __construct( private Wishlists $wishlists ) {}

	public function register_hooks(): void {
		add_action( 'wp_ajax_' . self::ACTION, $this->respond( ... ) );
		add_action( 'wp_ajax_nopriv_' . self::ACTION, $this->respond( ... ) );
	}

	private function respond(): never {
		nocache_headers();
		wp_send_json( [ 'count' => count( $this->wishlists->of( get_current_user_id() ) ) ] );
	}
}
