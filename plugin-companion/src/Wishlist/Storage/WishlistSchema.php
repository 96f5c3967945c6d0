<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Wishlist\Storage;

use Vitrina\Runtime\Schema;

final class WishlistSchema extends Schema {
	protected const VERSION = '1';
	protected const OPTION  = 'vitrina_companion_wishlist_schema';

	/** `added_at` is a Unix time, in seconds. */
	protected static function tables(): array {
		return [
			WishlistItemTable::name() => '
				user_id bigint(20) unsigned NOT NULL,
				product_id bigint(20) unsigned NOT NULL,
				added_at bigint(20) unsigned NOT NULL,
				PRIMARY KEY  (user_id,product_id),
				KEY product_id (product_id)',
			ShareTable::name() => '
				user_id bigint(20) unsigned NOT NULL,
				token char(32) NOT NULL,
				PRIMARY KEY  (user_id),
				UNIQUE KEY token (token)',
		];
	}
}
