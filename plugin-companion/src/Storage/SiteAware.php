<?php
/**
 * What reads and writes the database of the site that is asked for.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Storage;

use wpdb;

trait SiteAware {
	private function __construct( private readonly wpdb $db ) {}

	public static function of_this_site(): self {
		global $wpdb;
		assert( $wpdb instanceof wpdb );

		return new self( $wpdb );
	}

	/**
	 * The rows of a query. wpdb itself answers a query that failed as one that found nothing, and
	 * nobody may act on that.
	 *
	 * @param string|null $query Prepared.
	 * @return list<array<string, string|null>>
	 * @throws DatabaseException When the database did not answer.
	 */
	private function rows( ?string $query ): array {
		// phpcs:ignore WordPress.DB -- Prepared by the caller, who also says what is kept.
		if ( $query === null || ! is_int( $this->db->query( $query ) ) ) {
			throw DatabaseException::now();
		}
		/** @var list<array<string, string|null>> $rows */
		$rows = array_map( get_object_vars( ... ), array_values( (array) $this->db->last_result ) );

		return $rows;
	}

	/**
	 * @param string|null $query Prepared.
	 * @return string|null The first value; null where there is none.
	 * @throws DatabaseException When the database did not answer.
	 */
	private function value( ?string $query ): ?string {
		return array_values( $this->rows( $query )[0] ?? [] )[0] ?? null;
	}
}
