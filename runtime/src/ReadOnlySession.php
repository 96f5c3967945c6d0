<?php

declare( strict_types=1 );

namespace Vitrina\Runtime;

use WC_Session_Handler;

/**
 * WooCommerce's session, read only.
 * WooCommerce's handler moves a guest's row at login, extends its expiry, deletes it with
 * an old cookie, and saves the whole row on shutdown. A read-only request must do none of
 * this: a save at the wrong moment would overwrite an item that a concurrent request has
 * just added to the cart.
 */
final class ReadOnlySession extends WC_Session_Handler {

	/** @param WC_Session_Handler $source The shop's session handler. It is not initialised, and only used for reading. */
	public function __construct( private readonly WC_Session_Handler $source ) {
		parent::__construct();
	}

	/** Finds and reads the visitor's row. */
	public function init(): void {
		$user  = is_user_logged_in() ? (string) get_current_user_id() : null;
		$guest = $this->find_guest();
		$key   = $user ?? $guest;
		// Before version 11 WooCommerce returns null without a key.
		$this->_customer_id = $key ?? '';
		if ( $key === null ) {
			return;
		}
		// Right after a login the row is still the guest's; the next writing request moves it to
		// the user.
		$this->_data = $this->read( $guest ) ?? $this->read( $user ) ?? [];
		if ( $user === null ) {
			add_filter( 'nonce_user_logged_out', [ $this, 'maybe_update_nonce_user_logged_out' ], 10, 2 );
		}
	}

	/** Later nonces of this request are not bound to the session any more. */
	public function close(): void {
		remove_filter( 'nonce_user_logged_out', [ $this, 'maybe_update_nonce_user_logged_out' ], 10 );
	}

	/** The guest's key in a valid cookie. A key without the guest prefix is a user's, and does not prove who is logged in. */
	private function find_guest(): ?string {
		$cookie = $this->source->get_session_cookie();
		$key    = is_array( $cookie ) && is_string( $cookie[0] ?? null ) ? $cookie[0] : '';
		$until  = is_array( $cookie ) && is_numeric( $cookie[1] ?? null ) ? (int) $cookie[1] : 0;
		return str_starts_with( $key, 't_' ) && time() <= $until ? $key : null;
	}

	/** @return array<array-key, mixed>|null The stored data of a row; null if there is none. */
	private function read( ?string $key ): ?array {
		$row = $key === null ? null : $this->source->get_session( $key );
		return is_array( $row ) ? $row : null;
	}

	/** WooCommerce's method also accepts a cookie that was not verified. */
	public function has_session(): bool {
		return $this->get_customer_id() !== '';
	}

	// WooCommerce's methods below write; here they do nothing.

	/** @param mixed $old_session_key */
	public function save_data( $old_session_key = '' ): void {}

	/** @param bool $set */
	public function set_customer_session_cookie( $set ): void {}

	public function destroy_session(): void {}

	public function forget_session(): void {}

	/** @param string $customer_id */
	public function delete_session( $customer_id ): void {}

	/**
	 * @param string $customer_id
	 * @param int    $timestamp
	 */
	public function update_session_timestamp( $customer_id, $timestamp ): void {}
}
