<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Wishlist\Storage;

use Vitrina\Companion\Wishlist\Domain\WishlistItem;
use Vitrina\Runtime\Database;

/**
 * The table of customers' wishlist items, one row per product. Only single rows are added and removed,
 * so that two tabs that add at the same time lose nothing.
 */
final readonly class WishlistItemTable {
	public static function name(): string {
		return Database::connection()->prefix . 'vitrina_wishlist';
	}

	/** @return list<WishlistItem> Newest first. */
	public function of( int $user_id ): array {
		$rows = Database::select( 'SELECT product_id, added_at FROM %i WHERE user_id = %d ORDER BY added_at DESC, product_id DESC', self::name(), $user_id );
		return array_map( static fn ( array $row ): WishlistItem => new WishlistItem( (int) $row['product_id'], (int) $row['added_at'] ), $rows );
	}

	/** Does nothing if the product is already on the list. */
	public function add( int $user_id, WishlistItem $wish ): void {
		Database::execute( 'INSERT IGNORE INTO %i (user_id, product_id, added_at) VALUES (%d, %d, %d)', self::name(), $user_id, $wish->product_id, $wish->added_at );
	}

	public function remove( int $user_id, int $product_id ): void {
		Database::connection()->delete( self::name(), compact( 'user_id', 'product_id' ), [ '%d', '%d' ] );
	}

	public function delete_user( int $user_id ): void {
		Database::connection()->delete( self::name(), compact( 'user_id' ), [ '%d' ] );
	}

	public function delete_product( int $product_id ): void {
		Database::connection()->delete( self::name(), compact( 'product_id' ), [ '%d' ] );
	}
}
