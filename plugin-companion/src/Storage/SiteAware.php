<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Storage;

use wpdb;

/** Database access for the current site. */
trait SiteAware {
	private function __construct( private readonly wpdb $db ) {}

	public static function of_this_site(): self {
		global $wpdb;
		assert( $wpdb instanceof wpdb );

		return new self( $wpdb );
	}

	/**
	 * The rows of a query. wpdb returns no rows for a failed query, which must not be taken for an empty result.
	 *
	 * @param string|null $query Prepared.
	 * @return list<array<string, string|null>>
	 * @throws DatabaseException When the query failed.
	 */
	private function rows( ?string $query ): array {
		// phpcs:ignore WordPress.DB -- Prepared by the caller, which also decides about caching.
		if ( $query === null || ! is_int( $this->db->query( $query ) ) ) {
			throw DatabaseException::query_failed();
		}
		/** @var list<array<string, string|null>> $rows */
		$rows = array_map( get_object_vars( ... ), array_values( (array) $this->db->last_result ) );

		return $rows;
	}

	/**
	 * @param string|null $query Prepared.
	 * @return string|null The first value; null if there is none.
	 * @throws DatabaseException When the query failed.
	 */
	private function value( ?string $query ): ?string {
		return array_values( $this->rows( $query )[0] ?? [] )[0] ?? null;
	}
}
