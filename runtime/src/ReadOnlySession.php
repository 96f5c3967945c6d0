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
	 * Whether the visitor has a session.
	 *
	 * @var bool
	 */
	private bool $is_known = false;

	/**
	 * Finds the visitor's row and reads it.
	 */
	public function init(): void {
		$user = is_user_logged_in() ? (string) get_current_user_id() : null;
		$row  = $this->find_row( $user );
		if ( null === $row ) {
			return;
		}
		$data = $this->get_session( $row, [] );

		$this->is_known = true;
		// A guest who has just logged in: the row is still the guest's, and will
		// be the user's with the next request that may write.
		$this->_customer_id = $user ?? $row;
		$this->_data        = is_array( $data ) ? $data : [];
		if ( null === $user ) {
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
	 * Whose row holds the visitor's cart; null for a visitor without any.
	 *
	 * @param string|null $user The id of the logged-in user.
	 */
	private function find_row( ?string $user ): ?string {
		$cookie = $this->get_session_cookie();
		$id     = is_array( $cookie ) && is_string( $cookie[0] ?? null ) ? $cookie[0] : '';
		$until  = is_array( $cookie ) && is_numeric( $cookie[1] ?? null ) ? (int) $cookie[1] : 0;
		$is_own = str_starts_with( $id, 't_' ) || $id === $user;
		return '' !== $id && $is_own && time() <= $until ? $id : $user;
	}

	/**
	 * WooCommerce's counts a cookie that nobody has checked.
	 */
	public function has_session(): bool {
		return $this->is_known;
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
