<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Wishlist;

use Vitrina\Companion\Wishlist\Domain\WishlistItem;
use Vitrina\Runtime\Hookable;

/** Wishlist items in WordPress's personal data export and erasure. */
final readonly class WishlistPrivacy implements Hookable {
	private const ID = 'vitrina-wishlist';

	public function __construct( private Wishlists $wishlists ) {}

	public function register_hooks(): void {
		add_filter( 'wp_privacy_personal_data_exporters', $this->add_exporter( ... ) );
		add_filter( 'wp_privacy_personal_data_erasers', $this->add_eraser( ... ) );
	}

	/**
	 * @param array<string, array<string, mixed>> $exporters
	 * @return array<string, array<string, mixed>>
	 */
	private function add_exporter( array $exporters ): array {
		return $exporters + [
			self::ID => [
				'exporter_friendly_name' => __( 'Wishlist', 'vitrina-companion' ),
				'callback'               => $this->export( ... ),
			],
		];
	}

	/**
	 * @param array<string, array<string, mixed>> $erasers
	 * @return array<string, array<string, mixed>>
	 */
	private function add_eraser( array $erasers ): array {
		return $erasers + [
			self::ID => [
				'eraser_friendly_name' => __( 'Wishlist', 'vitrina-companion' ),
				'callback'             => $this->erase( ... ),
			],
		];
	}

	/** @return array{data: list<array<string, mixed>>, done: true} */
	private function export( string $email ): array {
		return [
			'data' => array_map( $this->describe( ... ), $this->wishlists->of( self::user_id( $email ) ) ),
			'done' => true,
		];
	}

	/** @return array<string, mixed> */
	private function describe( WishlistItem $wish ): array {
		return [
			'group_id'    => self::ID,
			'group_label' => __( 'Wishlist', 'vitrina-companion' ),
			'item_id'     => self::ID . '-' . $wish->product_id,
			'data'        => [
				[
					'name'  => __( 'Product', 'vitrina-companion' ),
					'value' => get_the_title( $wish->product_id ),
				],
				[
					'name'  => __( 'Added', 'vitrina-companion' ),
					'value' => (string) wp_date( 'Y-m-d H:i', $wish->added_at ),
				],
			],
		];
	}

	/** @return array{items_removed: bool, items_retained: false, messages: list<string>, done: true} */
	private function erase( string $email ): array {
		$user_id = self::user_id( $email );
		$had     = $this->wishlists->of( $user_id ) !== [];
		if ( $user_id > 0 ) {
			$this->wishlists->delete_user( $user_id );
		}
		return [
			'items_removed'  => $had,
			'items_retained' => false,
			'messages'       => [],
			'done'           => true,
		];
	}

	private static function user_id( string $email ): int {
		$user = get_user_by( 'email', $email );
		return $user === false ? 0 : $user->ID;
	}
}
