<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Wishlist;

use Vitrina\Companion\PersonalData;

/** Wishlist items in WordPress's personal data export and erasure. */
final readonly class WishlistPrivacy extends PersonalData {
	protected const ID = 'vitrina-wishlist';

	public function __construct( private Wishlists $wishlists ) {}

	protected static function title(): string {
		return __( 'Wishlist', 'vitrina-companion' );
	}

	protected function items( string $email ): array {
		$items = [];
		foreach ( $this->wishlists->of( self::user_id( $email ) ) as $wish ) {
			$items[ $wish->product_id ] = [
				__( 'Product', 'vitrina-companion' ) => get_the_title( $wish->product_id ),
				__( 'Added', 'vitrina-companion' )   => (string) wp_date( 'Y-m-d H:i', $wish->added_at ),
			];
		}
		return $items;
	}

	protected function delete( string $email ): bool {
		$user_id = self::user_id( $email );
		$had     = $this->wishlists->of( $user_id ) !== [];
		if ( $user_id > 0 ) {
			$this->wishlists->delete_user( $user_id );
		}
		return $had;
	}

	private static function user_id( string $email ): int {
		$user = get_user_by( 'email', $email );
		return $user === false ? 0 : $user->ID;
	}
}
