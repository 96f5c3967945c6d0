<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Session;

use Vitrina\Companion\Session\Domain\NewcomerWindow;
use Vitrina\Companion\Session\Domain\SessionMerge;
use Vitrina\Companion\Session\Storage\SessionRows;
use Vitrina\Companion\Storage\LockName;
use Vitrina\Runtime\Database;
use Vitrina\Runtime\DatabaseException;
use WC_Session_Handler;

/** WooCommerce's session with locking: waits for other requests and merges their changes. */
final class GuardedSession extends WC_Session_Handler {
	/** Session entry that holds the state of the newcomer window. */
	private const WINDOW = 'vitrina_newcomer';

	private static SessionGuard $session_guard;
	private static SessionRows $rows;

	/** @var array<array-key, mixed> The stored session as of this request's last read or write. */
	private array $snapshot = [];

	private string $snapshot_key = '';

	private bool $is_starting = false;

	/** Key of the session that this request starts or joins before the browser has its cookie; '' for all other requests. */
	private string $newcomer_key = '';

	/** False for a newcomer's request that arrives after the browser has already sent the session's cookie. */
	private bool $may_set_cookie = true;

	/** Static, because WooCommerce constructs the session without arguments. */
	public static function set_dependencies( SessionGuard $session_guard, SessionRows $rows ): void {
		self::$session_guard = $session_guard;
		self::$rows          = $rows;
	}

	/** WooCommerce also calls this in the middle of a request, when a checkout creates an account. */
	public function init_session_cookie(): void {
		$key                = self::key_of( $this->get_session_cookie() );
		$this->newcomer_key = $key === '' ? self::$session_guard->newcomer_key() : '';
		self::$session_guard->acquire( $key === '' ? $this->newcomer_key : $key );
		$this->is_starting = true;
		try {
			$needs_cookie = $this->is_login_handled( $key ) || $this->joins_newcomer_session();
			if ( $needs_cookie ) {
				unset( $_COOKIE[ $this->_cookie ] );
			}
			parent::init_session_cookie();
		} catch ( DatabaseException $failed ) {
			self::respond_unavailable( $failed );
		}
		if ( $needs_cookie ) {
			$this->set_customer_session_cookie( true );
		}
		$this->is_starting = false;
		$this->update_newcomer_window();
	}

	/** Ends the request with status 503. Continuing would show an empty cart, and overwrite the shopper's cart with it. */
	private static function respond_unavailable( DatabaseException $failed ): never {
		if ( ! headers_sent() ) {
			header( 'Retry-After: 5' );
		}
		wp_die( esc_html( $failed->getMessage() ), '', [ 'response' => 503 ] );
	}

	public function generate_customer_id(): string {
		return $this->is_starting && $this->newcomer_key !== '' ? $this->newcomer_key : parent::generate_customer_id();
	}

	/**
	 * Whether a parallel request has started the newcomer's session and this one should receive its
	 * cookie. After the window, a request without the cookie may not join. Once the browser has sent the
	 * cookie, requests still in flight may write to the session but do not receive the cookie.
	 *
	 * @throws DatabaseException When the query failed.
	 */
	private function joins_newcomer_session(): bool {
		$stored = $this->newcomer_key === '' ? null : self::$rows->read( $this->newcomer_key );
		if ( $stored === null ) {
			return false;
		}
		$window = NewcomerWindow::from_stored( $stored[ self::WINDOW ] ?? null );
		if ( ! $window->is_open( time() ) ) {
			$this->newcomer_key = '';
			return false;
		}
		// WooCommerce reads a stored session only if it found a cookie.
		$this->_has_cookie    = true;
		$this->may_set_cookie = ! $window->is_used;
		return $this->may_set_cookie;
	}

	/** Stores the start of a newcomer's session once, and once that the browser has sent the session's cookie. */
	private function update_newcomer_window(): void {
		$window = NewcomerWindow::from_stored( $this->_data[ self::WINDOW ] ?? null );
		if ( $this->newcomer_key !== '' && $this->newcomer_key === $this->get_customer_id() ) {
			$next = $window->is_started() ? $window : NewcomerWindow::start( time() );
		} else {
			$next = $window->is_open( time() ) ? $window->mark_used() : NewcomerWindow::none();
		}
		if ( $next->stored() !== $window->stored() ) {
			$this->_data[ self::WINDOW ] = $next->stored();
			$this->_data                 = array_filter( $this->_data, static fn ( mixed $value ): bool => $value !== null );
			$this->_dirty                = true;
		}
	}

	/** @param mixed $set Whether to set the cookie. */
	public function set_customer_session_cookie( $set ): void {
		if ( $this->may_set_cookie ) {
			parent::set_customer_session_cookie( (bool) $set );
		}
	}

	/**
	 * The session key in a cookie; '' if there is none.
	 *
	 * @param mixed $cookie WooCommerce's parsed cookie: key, two timestamps and a hash, or false.
	 */
	public static function key_of( mixed $cookie ): string {
		return is_array( $cookie ) && is_string( $cookie[0] ?? null ) ? $cookie[0] : '';
	}

	/**
	 * Whether a parallel request has already moved the guest's cart to the user. Moving it again would
	 * find no guest session and empty the user's.
	 *
	 * @throws DatabaseException When the query failed.
	 */
	private function is_login_handled( string $key ): bool {
		return is_user_logged_in() && LockName::is_guest( $key )
			&& self::$rows->read( $key ) === null
			&& self::$rows->read( (string) get_current_user_id() ) !== null;
	}

	/**
	 * A request starts with the stored row, never with a cached copy, which may be stale: if the object cache
	 * restarts, it misses the write of another request, and a reader may then cache the row from before it.
	 *
	 * @param string $customer_id   Key of the session.
	 * @param mixed $default_value Returned when there is no session.
	 * @throws DatabaseException When the query failed while the session starts.
	 */
	public function get_session( $customer_id, $default_value = false ): mixed {
		if ( $this->is_starting ) {
			self::$rows->invalidate_cache( $customer_id );
		}
		$failures = Database::failed_queries();
		$session  = parent::get_session( $customer_id, $default_value );
		if ( Database::failed_queries() > $failures ) {
			// WooCommerce treats a failed query as a missing session, and caches that.
			self::$rows->invalidate_cache( $customer_id );
			$session = $this->is_starting ? self::$rows->read( $customer_id ) ?? $default_value : $session;
		}
		if ( ! $this->is_starting ) {
			return $session;
		}
		$this->set_snapshot( $customer_id, (array) $session );
		return $session;
	}

	/**
	 * When the stored session cannot be read, a request without the lock saves nothing: that loses one
	 * change, not the whole cart.
	 *
	 * @param mixed $old_session_key The guest's key after a login: WooCommerce then replaces the user's session; cart lines added from another device are kept.
	 */
	public function save_data( $old_session_key = '' ): void {
		if ( ! $this->_dirty || ! $this->has_session() ) {
			return;
		}
		$key = $this->get_customer_id();
		self::$session_guard->guard->run_locked(
			$key,
			function () use ( $key, $old_session_key ): void {
				try {
					if ( $old_session_key === '' || $old_session_key === null ) {
						$this->merge_concurrent_changes( $key );
					} else {
						$this->_data = self::merge()->join_carts( $this->_data, self::$rows->read( $key ) ?? [] );
					}
				} catch ( DatabaseException $failed ) {
					if ( $this->is_starting ) {
						throw $failed;
					}
					// A request that held the lock all the time knows what is stored.
					if ( $key !== $this->snapshot_key || ! self::$session_guard->guard->holds( $key ) ) {
						self::$session_guard->guard->report_unsaved();
						return;
					}
				}
				parent::save_data( $old_session_key );
				$this->set_snapshot( $key, $this->_data );
			}
		);
	}

	public function forget_session(): void {
		parent::forget_session();
		$this->set_snapshot( '', [] );
	}

	/** @param array<array-key, mixed> $data The session as it is stored. */
	private function set_snapshot( string $key, array $data ): void {
		$this->snapshot_key = $key;
		$this->snapshot     = $data;
	}

	/**
	 * Changes nothing if this request held the lock all the time. Other requests can have written if this
	 * one was not expected to write, or did not acquire the lock in time.
	 *
	 * @throws DatabaseException When the query failed.
	 */
	private function merge_concurrent_changes( string $key ): void {
		$read   = $key === $this->snapshot_key ? $this->snapshot : [];
		$stored = self::$rows->read( $key ) ?? [];
		if ( $stored !== $read ) {
			$this->_data = self::merge()->merge( $read, $this->_data, $stored );
		}
	}

	private static function merge(): SessionMerge {
		return new SessionMerge( static fn( mixed $value ): mixed => is_string( $value ) ? maybe_unserialize( $value ) : $value, maybe_serialize( ... ) );
	}
}
