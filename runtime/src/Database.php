<?php

declare( strict_types=1 );

namespace Vitrina\Runtime;

use RuntimeException;
use wpdb;

/** WordPress's database connection as a typed object, and queries that throw if they fail. */
final class Database {

	public static function connection(): wpdb {
		global $wpdb;
		if ( ! $wpdb instanceof wpdb ) {
			throw new RuntimeException( 'WordPress has no database connection yet.' );
		}
		return $wpdb;
	}

	/**
	 * How many queries of this request have failed, including those of WordPress and WooCommerce: a result
	 * of failed queries must not be cached. wpdb records each error in this variable.
	 *
	 * @phpstan-impure
	 */
	public static function failed_queries(): int {
		$failed = $GLOBALS['EZSQL_ERROR'] ?? [];
		return is_array( $failed ) ? count( $failed ) : 0;
	}

	/**
	 * The rows of a query. wpdb itself returns the same for a failed query as for a query
	 * without results, so that a caller could take an error for an empty table.
	 *
	 * @param string|null $query Prepared.
	 * @return list<array<string, string|null>>
	 * @throws DatabaseException When the database did not answer.
	 */
	public static function rows( ?string $query ): array {
		$db = self::connection();
		// phpcs:ignore WordPress.DB -- Prepared by the caller, who also says what is kept.
		if ( $query === null || ! is_int( $db->query( $query ) ) ) {
			throw DatabaseException::while_reading();
		}
		/** @var list<array<string, string|null>> $rows */
		$rows = array_map( get_object_vars( ... ), array_values( (array) $db->last_result ) );
		return $rows;
	}

	/**
	 * The rows of a query with placeholders.
	 *
	 * @param literal-string $query
	 * @return list<array<string, string|null>>
	 * @throws DatabaseException When the database did not answer.
	 */
	public static function select( string $query, int|float|string ...$values ): array {
		return self::rows( self::connection()->prepare( $query, $values ) );
	}

	/**
	 * @param literal-string $query With placeholders.
	 * @return string|null The first value; null where there is none.
	 * @throws DatabaseException When the database did not answer.
	 */
	public static function select_value( string $query, int|float|string ...$values ): ?string {
		return self::value( self::connection()->prepare( $query, $values ) );
	}

	/**
	 * @param literal-string $query With placeholders.
	 * @return int|bool Number of changed rows; false if the query failed.
	 */
	public static function execute( string $query, int|float|string ...$values ): int|bool {
		$db = self::connection();
		// phpcs:ignore WordPress.DB -- The caller says what is written.
		return $db->query( (string) $db->prepare( $query, $values ) );
	}

	/**
	 * @param string|null $query Prepared.
	 * @return string|null The first value; null where there is none.
	 * @throws DatabaseException When the database did not answer.
	 */
	public static function value( ?string $query ): ?string {
		return array_values( self::rows( $query )[0] ?? [] )[0] ?? null;
	}
}
