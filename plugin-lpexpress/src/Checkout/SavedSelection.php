<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Checkout;

use Vitrina\LpExpress\Domain\Terminal;
use Vitrina\LpExpress\Domain\Terminals;
use Vitrina\LpExpress\Storage\SelectionTable;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Hookable;

/** The saved selection of the current shopper. */
final readonly class SavedSelection implements Hookable {

	public function __construct(
		private SelectionTable $table,
		private Terminals $terminals,
	) {}

	public function register_hooks(): void {
		add_action( 'woocommerce_guest_session_to_user_id', $this->move_to_account( ... ), 10, 2 );
		add_filter( 'woocommerce_restored_session_data', $this->add_to_session( ... ) );
		// Fires when an order is paid or needs no payment; until then the shopper may try again.
		add_action( 'woocommerce_cart_emptied', $this->clear( ... ) );
	}

	/** Null also when the query fails: the shopper is asked to choose, and the stored selection stays. */
	public function id(): ?string {
		$key = Shopper::session_key();
		try {
			return $key === '' ? null : $this->table->read( $key );
		} catch ( DatabaseException ) {
			return null;
		}
	}

	/** The selected terminal, if it still exists and is in this country. */
	public function terminal( string $country ): ?Terminal {
		$id       = $this->id();
		$terminal = $id === null ? null : $this->terminals->find( $id );
		return $terminal !== null && $terminal->country === $country ? $terminal : null;
	}

	/** @return bool False without a session, or when the query fails. */
	public function save( Terminal $terminal ): bool {
		$key = Shopper::session_key();
		return $key !== '' && $this->table->write( $key, $terminal->id, $terminal->country );
	}

	public function clear(): void {
		$key = Shopper::session_key();
		// Logging out empties the cart of this browser, but not the stored cart of the account.
		if ( $key !== '' && ! doing_action( 'wp_logout' ) ) {
			$this->table->remove( $key );
		}
	}

	public function move_to_account( string $guest_key, string|int $user_key ): void {
		try {
			$this->table->move( $guest_key, (string) $user_key );
		} catch ( DatabaseException ) {
			// The login must not fail; the shopper is asked to choose again.
			return;
		}
	}

	/**
	 * Code written for the older plugin reads the selection from the session. The selection
	 * is added while the session is loaded: that code sees it, and the session is not marked as changed.
	 */
	public function add_to_session( mixed $data ): mixed {
		if ( ! is_array( $data ) ) {
			return $data;
		}
		unset( $data['selected_lpexpress_terminal'] );
		$id = $this->id();
		try {
			$terminal = $id === null ? null : $this->terminals->find( $id );
		} catch ( DatabaseException ) {
			// Every page loads the session, so this must not fail.
			return $data;
		}
		if ( $terminal !== null ) {
			$data['selected_lpexpress_terminal'] = [
				'city'        => $terminal->city,
				'terminal'    => $terminal->label(),
				'terminal_id' => $terminal->id,
			];
		}
		return $data;
	}
}
