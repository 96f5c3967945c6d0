<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Wishlist\Storage;

use Vitrina\Companion\Storage\SiteAware;
use Vitrina\Companion\Wishlist\Domain\ShareToken;
use Vitrina\Runtime\Database;

/** The table of share links. A customer has at most one. */
final readonly class ShareTable {
	use SiteAware;

	public function name(): string {
		return $this->db->prefix . 'vitrina_wishlist_shares';
	}

	public function token_of( int $user_id ): ?ShareToken {
		return ShareToken::parse( Database::value( $this->db->prepare( 'SELECT token FROM %i WHERE user_id = %d', $this->name(), $user_id ) ) );
	}

	/** @return int User ID of the customer; 0 for an unknown or removed link. */
	public function owner_of( ShareToken $token ): int {
		return (int) Database::value( $this->db->prepare( 'SELECT user_id FROM %i WHERE token = %s', $this->name(), $token->text ) );
	}

	/** Does nothing if the list already has a link. */
	public function add( int $user_id, ShareToken $token ): void {
		$this->db->query( (string) $this->db->prepare( 'INSERT IGNORE INTO %i (user_id, token) VALUES (%d, %s)', $this->name(), $user_id, $token->text ) );
	}

	public function delete( int $user_id ): void {
		$this->db->delete( $this->name(), compact( 'user_id' ), [ '%d' ] );
	}

	public function drop(): void {
		$this->db->query( (string) $this->db->prepare( 'DROP TABLE IF EXISTS %i', $this->name() ) );
	}
}
