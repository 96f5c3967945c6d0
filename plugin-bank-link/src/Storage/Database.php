<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Storage;

use RuntimeException;
use wpdb;

/**
 * WordPress's connection, with a type.
 */
final class Database {

	public static function connection(): wpdb {
		global $wpdb;
		if ( ! $wpdb instanceof wpdb ) {
			throw new RuntimeException( 'WordPress has no database connection yet.' );
		}
		return $wpdb;
	}
}
