<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Wishlist\Storage;

use Vitrina\Companion\Storage\SiteAware;
use Vitrina\Companion\Wishlist\Domain\WishlistItem;
use Vitrina\Runtime\Database;

/**
 * The table of customers' wishlist items, one row per product. Only single rows are added and removed,
 * so that two tabs that add at the same time lose nothing.
 */
final readonly class WishlistItemTable {
	use SiteAware;

	public function name(): string {
		return $this->db->prefix . 'vitrina_wishlist';
	}

	/** @return list<WishlistItem> Newest first. */
	public function of( int $user_id ): array {
		$rows = Database::rows( $this->db->prepare( 'SELECT product_id, added_at FROM %i WHERE user_id = %d ORDER BY added_at DESC, product_id DESC', $this->name(), $user_id ) );
		return array_map( static fn ( array $row ): WishlistItem => new WishlistItem( (int) $row['product_id'], (int) $row['added_at'] ), $rows );
	}

	/** Does nothing if the product is already on the list. */
	public function add( int $user_id, WishlistItem $wish ): void {
		$this->db->query( (string) $this->db->prepare( 'INSERT IGNORE INTO %i (user_id, product_id, added_at) VALUES (%d, %d, %d)', $this->name(), $user_id, $wish->product_id, $wish->added_at ) );
	}

	public function remove( int $user_id, int $product_id ): void {
		$this->db->delete( $this->name(), compact( 'user_id', 'product_id' ), [ '%d', '%d' ] );
	}

	public function delete_user( int $user_id ): void {
		$this->db->delete( $this->name(), compact( 'user_id' ), [ '%d' ] );
	}

	public function delete_product( int $product_id ): void {
		$this->db->delete( $this->name(), compact( 'product_id' ), [ '%d' ] );
	}

	public function drop(): void {
		$this->db->query( (string) $this->db->prepare( 'DROP TABLE IF EXISTS %i', $this->name() ) );
	}
}
