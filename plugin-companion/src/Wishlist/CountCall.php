<?php
/**
 * The count that older themes and plugins ask for (spec §7).
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Wishlist;

use Vitrina\Runtime\Hookable;

/**
 * `GET admin-ajax.php?action=yith_wcwl_update_wishlist_count` → `{ "count": 3 }`. Guests are counted
 * in their browser; here they have none.
 */
final readonly class CountCall implements Hookable {
	private const ACTION = 'yith_wcwl_update_wishlist_count';

	public function __construct( private Wishlists $wishlists ) {}

	public function register_hooks(): void {
		add_action( 'wp_ajax_' . self::ACTION, $this->answer( ... ) );
		add_action( 'wp_ajax_nopriv_' . self::ACTION, $this->answer( ... ) );
	}

	private function answer(): never {
		nocache_headers();
		wp_send_json( [ 'count' => count( $this->wishlists->of( get_current_user_id() ) ) ] );
	}
}
