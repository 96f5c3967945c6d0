<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use wpdb;

/**
 * The shop's database. Runs inside WordPress.
 */
final class Database {

	public static function wpdb(): wpdb {
		/** @var wpdb $wpdb */
		global $wpdb;
		return $wpdb;
	}

	/**
	 * @return string The name of a table with the shop's prefix.
	 */
	public static function table( string $name ): string {
		return self::wpdb()->prefix . $name;
	}
}
