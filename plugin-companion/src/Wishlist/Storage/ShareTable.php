<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Wishlist\Storage;

use Vitrina\Companion\Wishlist\Domain\ShareToken;
use Vitrina\Runtime\Database;

/** The table of share links. A customer has at most one. */
final readonly class ShareTable {
	public static function name(): string {
		return Database::connection()->prefix . 'vitrina_wishlist_shares';
	}

	public function token_of( int $user_id ): ?ShareToken {
		return ShareToken::parse( Database::select_value( 'SELECT token FROM %i WHERE user_id = %d', self::name(), $user_id ) );
	}

	/** @return int User ID of the customer; 0 for an unknown or removed link. */
	public function owner_of( ShareToken $token ): int {
		return (int) Database::select_value( 'SELECT user_id FROM %i WHERE token = %s', self::name(), $token->text );
	}

	/** Does nothing if the list already has a link. */
	public function add( int $user_id, ShareToken $token ): void {
		Database::execute( 'INSERT IGNORE INTO %i (user_id, token) VALUES (%d, %s)', self::name(), $user_id, $token->text );
	}

	public function delete( int $user_id ): void {
		Database::connection()->delete( self::name(), compact( 'user_id' ), [ '%d' ] );
	}
}
