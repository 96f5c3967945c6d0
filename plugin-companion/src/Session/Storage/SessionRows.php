<?php
/**
 * WooCommerce's table of sessions, past every cache.
 *
 * @package Vitrina\Companion
 */

declare(strict_types=1);

namespace Vitrina\Companion\Session\Storage;

use Vitrina\Companion\Storage\OfThisSite;
use WC_Cache_Helper;

final class SessionRows {
	use OfThisSite;

	/**
	 * @return array<array-key, mixed>|null Null when there is no such row.
	 */
	public function read( string $session_key ): ?array {
		$value = $this->db->get_var( $this->db->prepare( 'SELECT session_value FROM %i WHERE session_key = %s', $this->db->prefix . 'woocommerce_sessions', $session_key ) );

		return null === $value ? null : (array) maybe_unserialize( $value );
	}

	/**
	 * @return int|null When the session ends, as a Unix time; null when there is no such row.
	 */
	public function expiry( string $session_key ): ?int {
		$value = $this->db->get_var( $this->db->prepare( 'SELECT session_expiry FROM %i WHERE session_key = %s', $this->db->prefix . 'woocommerce_sessions', $session_key ) );

		return null === $value ? null : (int) $value;
	}

	/**
	 * The next read of WooCommerce then asks the database. Its cached copy may
	 * be older: requests with a cart token write the row without the cache.
	 */
	public function forget_cached( string $session_key ): void {
		wp_cache_delete( WC_Cache_Helper::get_cache_prefix( WC_SESSION_CACHE_GROUP ) . $session_key, WC_SESSION_CACHE_GROUP );
	}
}
