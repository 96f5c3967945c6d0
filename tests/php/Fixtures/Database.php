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

	/** A second connection. */
	public static function connect(): wpdb {
		$access = array_map( constant( ... ), [ 'DB_USER', 'DB_PASSWORD', 'DB_NAME', 'DB_HOST' ] );
		return new wpdb( ...array_map( static fn ( mixed $value ): string => is_string( $value ) ? $value : '', $access ) );
	}

	/**
	 * @return list<string> The first column of the result.
	 */
	public static function column( string $query ): array {
		return array_values( array_filter( self::wpdb()->get_col( $query ), is_string( ... ) ) );
	}

	/**
	 * @return array<string, string> The second column of the result by the first one.
	 */
	public static function pairs( string $query ): array {
		/** @var list<array{string, string}> $rows */
		$rows = self::wpdb()->get_results( $query, ARRAY_N );
		return array_column( $rows, 1, 0 );
	}

	/**
	 * @return int The first value of the result.
	 */
	public static function number( string $query ): int {
		return (int) self::wpdb()->get_var( $query );
	}

	/**
	 * @return int Number of rows of a table with the shop's prefix; -1 if there is no such table.
	 */
	public static function count( string $name ): int {
		$table = self::table( $name );
		return self::column( "SHOW TABLES LIKE '{$table}'" ) === [] ? -1 : self::number( "SELECT COUNT(*) FROM {$table}" );
	}

	/**
	 * @return string The name of a table with the shop's prefix.
	 */
	public static function table( string $name ): string {
		return self::wpdb()->prefix . $name;
	}
}
