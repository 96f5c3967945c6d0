<?php
/**
 * WooCommerce's session, to be looked at only.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Runtime;

use WC_Session_Handler;

/**
 * WooCommerce's own handler moves a guest's row at log-in, prolongs it, drops it
 * when its cookie is old, and writes the whole row at the end of a request. A
 * call that only reads must do none of it: written at the wrong moment, the row
 * would lose what a parallel request has just put in the cart.
 */
final class ReadOnlySession extends WC_Session_Handler {

	/**
	 * Takes the shop's own handler, which knows where the rows are.
	 *
	 * @param WC_Session_Handler $source Never initialised: it is asked, and does nothing by itself.
	 */
	public function __construct( private readonly WC_Session_Handler $source ) {
		parent::__construct();
	}

	/**
	 * Finds the visitor's row and reads it.
	 */
	public function init(): void {
		$user  = is_user_logged_in() ? (string) get_current_user_id() : null;
		$guest = $this->find_guest();
		$key   = $user ?? $guest;
		// WooCommerce before 11 answers null for whoever has no key.
		$this->_customer_id = $key ?? '';
		if ( $key === null ) {
			return;
		}
		// A guest who has just logged in: the row is still the guest's, and will
		// be the user's with the next request that may write.
		$this->_data = $this->read( $guest ) ?? $this->read( $user ) ?? [];
		if ( $user === null ) {
			add_filter( 'nonce_user_logged_out', [ $this, 'maybe_update_nonce_user_logged_out' ], 10, 2 );
		}
	}

	/**
	 * Nonces made later in the request are nobody's again.
	 */
	public function close(): void {
		remove_filter( 'nonce_user_logged_out', [ $this, 'maybe_update_nonce_user_logged_out' ], 10 );
	}

	/**
	 * The guest's key in a cookie that is signed and not too old. A key that is
	 * no guest's is a user's, and says nothing about who is logged in.
	 */
	private function find_guest(): ?string {
		$cookie = $this->source->get_session_cookie();
		$key    = is_array( $cookie ) && is_string( $cookie[0] ?? null ) ? $cookie[0] : '';
		$until  = is_array( $cookie ) && is_numeric( $cookie[1] ?? null ) ? (int) $cookie[1] : 0;
		return str_starts_with( $key, 't_' ) && time() <= $until ? $key : null;
	}

	/**
	 * A row as it is stored; null when there is none.
	 *
	 * @param string|null $key Its key.
	 * @return array<array-key, mixed>|null
	 */
	private function read( ?string $key ): ?array {
		$row = $key === null ? null : $this->source->get_session( $key );
		return is_array( $row ) ? $row : null;
	}

	/**
	 * WooCommerce's counts a cookie that nobody has checked.
	 */
	public function has_session(): bool {
		return $this->get_customer_id() !== '';
	}

	/**
	 * Writes nothing.
	 *
	 * @param mixed $old_session_key Unused.
	 */
	public function save_data( $old_session_key = '' ): void {}

	/**
	 * Sets no cookie.
	 *
	 * @param bool $set Unused.
	 */
	public function set_customer_session_cookie( $set ): void {}

	/**
	 * Destroys nothing.
	 */
	public function destroy_session(): void {}

	/**
	 * Forgets nothing.
	 */
	public function forget_session(): void {}

	/**
	 * Deletes nothing.
	 *
	 * @param string $customer_id Unused.
	 */
	public function delete_session( $customer_id ): void {}

	/**
	 * Prolongs nothing.
	 *
	 * @param string $customer_id Unused.
	 * @param int    $timestamp   Unused.
	 */
	public function update_session_timestamp( $customer_id, $timestamp ): void {}
}
