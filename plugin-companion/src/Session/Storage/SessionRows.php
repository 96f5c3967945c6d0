<?php
/**
 * WooCommerce's table of sessions, past every cache.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Session\Storage;

use Vitrina\Companion\Storage\DatabaseException;
use Vitrina\Companion\Storage\SiteAware;
use WC_Cache_Helper;

final class SessionRows {
	use SiteAware;

	/**
	 * Asks twice before it gives up: a deadlock or a lost connection is over with the second time.
	 *
	 * @return array<array-key, mixed>|null Null when there is no such row.
	 * @throws DatabaseException When the database did not answer: whether there is a row is not known.
	 */
	public function read( string $session_key ): ?array {
		$query = $this->db->prepare( 'SELECT session_value FROM %i WHERE session_key = %s', $this->db->prefix . 'woocommerce_sessions', $session_key );
		try {
			$value = $this->value( $query );
		} catch ( DatabaseException ) {
			$value = $this->value( $query );
		}

		return $value === null ? null : (array) maybe_unserialize( $value );
	}

	/**
	 * How many queries of this request have failed: wpdb notes each in this variable.
	 */
	public function failures(): int {
		$failures = $GLOBALS['EZSQL_ERROR'] ?? [];

		return is_array( $failures ) ? count( $failures ) : 0;
	}

	/**
	 * The next read of WooCommerce then asks the database. Its cached copy may
	 * be older: requests with a cart token write the row without the cache.
	 */
	public function forget_cached( string $session_key ): void {
		wp_cache_delete( WC_Cache_Helper::get_cache_prefix( WC_SESSION_CACHE_GROUP ) . $session_key, WC_SESSION_CACHE_GROUP );
	}
}
