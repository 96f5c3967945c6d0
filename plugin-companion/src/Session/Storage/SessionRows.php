<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Session\Storage;

use Vitrina\Runtime\Database;
use Vitrina\Runtime\DatabaseException;
use WC_Cache_Helper;

/** WooCommerce's sessions table, read without any cache. */
final class SessionRows {
	/**
	 * Retries once: a deadlock or a lost connection is usually over at the second attempt.
	 *
	 * @return array<array-key, mixed>|null Null when there is no such row.
	 * @throws DatabaseException When the query failed: whether there is a row is not known.
	 */
	public function read( string $session_key ): ?array {
		$db    = Database::connection();
		$query = $db->prepare( 'SELECT session_value FROM %i WHERE session_key = %s', $db->prefix . 'woocommerce_sessions', $session_key );
		try {
			$value = Database::value( $query );
		} catch ( DatabaseException ) {
			$value = Database::value( $query );
		}
		return $value === null ? null : (array) maybe_unserialize( $value );
	}

	/**
	 * Deletes the cached copy, so that WooCommerce's next read queries the database. The copy may be stale,
	 * because requests with a cart token write the row without updating the cache.
	 */
	public function invalidate_cache( string $session_key ): void {
		wp_cache_delete( WC_Cache_Helper::get_cache_prefix( WC_SESSION_CACHE_GROUP ) . $session_key, WC_SESSION_CACHE_GROUP );
	}
}
