<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Checkout;

use Vitrina\LpExpress\Domain\Selection;
use Vitrina\LpExpress\Domain\Terminal;
use Vitrina\LpExpress\Hookable;
use Vitrina\LpExpress\Storage\DatabaseException;
use Vitrina\LpExpress\Storage\SelectionTable;
use Vitrina\LpExpress\Storage\Terminals;

/**
 * The choice of the shopper who is asking.
 */
final readonly class SavedSelection implements Hookable {

	public function __construct(
		private SelectionTable $table,
		private Terminals $terminals,
		private Shopper $shopper,
	) {}

	public function register_hooks(): void {
		add_action( 'woocommerce_guest_session_to_user_id', $this->follow_login( ... ), 10, 2 );
		add_filter( 'woocommerce_restored_session_data', $this->show_in_session( ... ) );
		// Fires when an order is paid or needs no payment: before that a shopper may come back and try again.
		add_action( 'woocommerce_cart_emptied', $this->forget( ... ) );
	}

	/**
	 * Null also where the database did not answer: the shopper is asked to choose, and what is
	 * stored stays.
	 */
	public function id(): ?string {
		$key = $this->shopper->session_key();
		try {
			return $key === '' ? null : $this->table->read( $key )?->terminal_id;
		} catch ( DatabaseException ) {
			return null;
		}
	}

	/**
	 * The chosen terminal, if it can still be delivered to in this country.
	 */
	public function terminal( string $country ): ?Terminal {
		$id       = $this->id();
		$terminal = $id === null ? null : $this->terminals->find( $id );
		return $terminal !== null && $terminal->country === $country ? $terminal : null;
	}

	/**
	 * @return bool False when there is no session to keep it for, or the database refused.
	 */
	public function save( Terminal $terminal ): bool {
		$key = $this->shopper->session_key();
		return $key !== '' && $this->table->write( $key, new Selection( $terminal->id, $terminal->country ) );
	}

	public function forget(): void {
		$key = $this->shopper->session_key();
		// Logging out empties the cart of this browser, not the one that waits for the next login.
		if ( $key !== '' && ! doing_action( 'wp_logout' ) ) {
			$this->table->remove( $key );
		}
	}

	public function follow_login( string $guest_key, string|int $user_key ): void {
		try {
			$this->table->move( $guest_key, (string) $user_key );
		} catch ( DatabaseException ) {
			// The login goes on; the shopper is asked to choose.
			return;
		}
	}

	/**
	 * Code written for the older plugin reads the choice from the session.
	 * Put there while the session is being read, it is seen by everyone and
	 * makes nobody save the session.
	 *
	 * @param mixed $data The session's data.
	 * @return mixed
	 */
	public function show_in_session( mixed $data ): mixed {
		if ( ! is_array( $data ) ) {
			return $data;
		}
		unset( $data['selected_lpexpress_terminal'] );
		$id = $this->id();
		try {
			$terminal = $id === null ? null : $this->terminals->find( $id );
		} catch ( DatabaseException ) {
			// Every page reads the session; none ends for this.
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
