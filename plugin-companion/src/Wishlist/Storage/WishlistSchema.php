<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Wishlist\Storage;

use Vitrina\Runtime\Database;
use Vitrina\Runtime\Schema;

/** Creates and updates the tables of wishlist items and of shared lists. */
final class WishlistSchema extends Schema {
	/** Increase it with every change of the tables below. */
	protected const VERSION = '1';
	protected const OPTION  = 'vitrina_companion_wishlist_schema';

	public static function drop(): void {
		WishlistItemTable::of_this_site()->drop();
		ShareTable::of_this_site()->drop();
		delete_option( self::OPTION );
	}

	protected function create_tables(): void {
		$charset = Database::connection()->get_charset_collate();
		$wishes  = WishlistItemTable::of_this_site()->name();
		$shares  = ShareTable::of_this_site()->name();

		dbDelta(
			[
				"CREATE TABLE {$wishes} (
					user_id bigint(20) unsigned NOT NULL,
					product_id bigint(20) unsigned NOT NULL,
					added_at bigint(20) unsigned NOT NULL,
					PRIMARY KEY  (user_id,product_id),
					KEY product_id (product_id)
				) {$charset};",
				"CREATE TABLE {$shares} (
					user_id bigint(20) unsigned NOT NULL,
					token char(32) NOT NULL,
					PRIMARY KEY  (user_id),
					UNIQUE KEY token (token)
				) {$charset};",
			]
		);
	}
}
