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
	 * @return list<string> The first column of the result.
	 */
	public static function column( string $query ): array {
		return array_values( array_filter( self::wpdb()->get_col( $query ), is_string( ... ) ) );
	}

	/**
	 * @return int The first value of the result.
	 */
	public static function number( string $query ): int {
		return (int) self::wpdb()->get_var( $query );
	}

	/**
	 * @return string The name of a table with the shop's prefix.
	 */
	public static function table( string $name ): string {
		return self::wpdb()->prefix . $name;
	}
}
