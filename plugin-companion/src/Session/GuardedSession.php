<?php
/**
 * WooCommerce's session, which waits its turn and keeps other requests' changes.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Session;

use Vitrina\Companion\Session\Domain\NewcomerWindow;
use Vitrina\Companion\Session\Domain\SessionMerge;
use Vitrina\Companion\Session\Storage\SessionRows;
use Vitrina\Companion\Storage\DatabaseException;
use Vitrina\Companion\Storage\LockName;
use WC_Session_Handler;

final class GuardedSession extends WC_Session_Handler {
	/**
	 * Under this name the session keeps until when newcomers may join it.
	 */
	private const WINDOW = 'vitrina_newcomer';

	private static SessionGuard $entrance;
	private static SessionRows $rows;

	/**
	 * The session as it was stored when this request read or wrote it last.
	 *
	 * @var array<array-key, mixed>
	 */
	private array $read = [];

	private string $read_key = '';

	private bool $is_starting = false;

	/**
	 * Key of the session that this request begins or shares before its cookie has come; '' for all others.
	 */
	private string $newcomer_key = '';

	/**
	 * False for a newcomer's request that comes when the session's cookie has come back already.
	 */
	private bool $may_give_key = true;

	/**
	 * WooCommerce makes the object itself, without arguments.
	 */
	public static function guard_with( SessionGuard $entrance, SessionRows $rows ): void {
		self::$entrance = $entrance;
		self::$rows     = $rows;
	}

	/**
	 * Also called in the middle of a request, when a checkout makes an account.
	 */
	public function init_session_cookie(): void {
		$key                = self::key_of( $this->get_session_cookie() );
		$this->newcomer_key = $key === '' ? self::$entrance->newcomer_key() : '';
		self::$entrance->enter( $key === '' ? $this->newcomer_key : $key );
		$this->is_starting = true;
		try {
			$needs_cookie = $this->is_login_done( $key ) || $this->has_newcomer_begun();
			if ( $needs_cookie ) {
				unset( $_COOKIE[ $this->_cookie ] );
			}
			parent::init_session_cookie();
		} catch ( DatabaseException $failed ) {
			self::end_unread( $failed );
		}
		if ( $needs_cookie ) {
			$this->set_customer_session_cookie( true );
		}
		$this->is_starting = false;
		$this->note_newcomer();
	}

	/**
	 * Whoever went on would show an empty cart, and store it over the shopper's own.
	 */
	private static function end_unread( DatabaseException $failed ): never {
		if ( ! headers_sent() ) {
			header( 'Retry-After: 5' );
		}
		wp_die( esc_html( $failed->getMessage() ), '', [ 'response' => 503 ] );
	}

	public function generate_customer_id(): string {
		return $this->is_starting && $this->newcomer_key !== '' ? $this->newcomer_key : parent::generate_customer_id();
	}

	/**
	 * Whether a parallel request has begun the newcomer's session, and this one is to have its cookie.
	 * One that began longer ago is nobody's who has no cookie of it; where the cookie has come back
	 * already, requests that were still under way add to the session and get nothing of it.
	 *
	 * @throws DatabaseException When the database did not answer.
	 */
	private function has_newcomer_begun(): bool {
		$stored = $this->newcomer_key === '' ? null : self::$rows->read( $this->newcomer_key );
		if ( $stored === null ) {
			return false;
		}
		$window = NewcomerWindow::of( $stored[ self::WINDOW ] ?? null );
		if ( ! $window->is_open( time() ) ) {
			$this->newcomer_key = '';
			return false;
		}
		// WooCommerce reads the stored session of those only who have its cookie.
		$this->_has_cookie  = true;
		$this->may_give_key = ! $window->is_used;

		return $this->may_give_key;
	}

	/**
	 * Writes down when a newcomer's session began, once, and that its cookie has come back.
	 */
	private function note_newcomer(): void {
		$window = NewcomerWindow::of( $this->_data[ self::WINDOW ] ?? null );
		if ( $this->newcomer_key !== '' && $this->newcomer_key === $this->get_customer_id() ) {
			$next = $window->is_known() ? $window : NewcomerWindow::begin( time() );
		} else {
			$next = $window->is_open( time() ) ? $window->use() : NewcomerWindow::none();
		}
		if ( $next->stored() !== $window->stored() ) {
			$this->_data[ self::WINDOW ] = $next->stored();
			$this->_data                 = array_filter( $this->_data, static fn ( mixed $value ): bool => $value !== null );
			$this->_dirty                = true;
		}
	}

	/**
	 * @param mixed $set Whether to.
	 */
	public function set_customer_session_cookie( $set ): void {
		if ( $this->may_give_key ) {
			parent::set_customer_session_cookie( (bool) $set );
		}
	}

	/**
	 * @param mixed $cookie What WooCommerce found in it: key, two times and a hash, or false.
	 */
	public static function key_of( mixed $cookie ): string {
		return is_array( $cookie ) && is_string( $cookie[0] ?? null ) ? $cookie[0] : '';
	}

	/**
	 * A parallel request took the guest's cart over to the user already. Doing
	 * it again would find the guest's session gone and empty the user's.
	 *
	 * @throws DatabaseException When the database did not answer.
	 */
	private function is_login_done( string $key ): bool {
		return is_user_logged_in() && LockName::is_guest( $key )
			&& self::$rows->read( $key ) === null
			&& self::$rows->read( (string) get_current_user_id() ) !== null;
	}

	/**
	 * @param string $customer_id   Key of the session.
	 * @param mixed  $default_value What to answer when there is none.
	 * @throws DatabaseException When the database did not answer while the session starts.
	 */
	public function get_session( $customer_id, $default_value = false ): mixed {
		if ( $this->is_starting && self::$entrance->guard()->holds( $customer_id ) ) {
			self::$rows->forget_cached( $customer_id );
		}
		$failures = self::$rows->failures();
		$session  = parent::get_session( $customer_id, $default_value );
		if ( self::$rows->failures() > $failures ) {
			// WooCommerce takes a failed query for a session that is not there, and tells its cache so.
			self::$rows->forget_cached( $customer_id );
			$session = $this->is_starting ? self::$rows->read( $customer_id ) ?? $default_value : $session;
		}
		if ( ! $this->is_starting ) {
			return $session;
		}
		$this->remember( $customer_id, (array) $session );

		return $session;
	}

	/**
	 * Where what is stored cannot be read, whoever did not hold the session stores nothing: then one
	 * change is lost, not a cart.
	 *
	 * @param mixed $old_session_key The guest's key after a login: then the user's session is replaced, as WooCommerce
	 *                               means it, but for the lines that another device brought there.
	 */
	public function save_data( $old_session_key = '' ): void {
		if ( ! $this->_dirty || ! $this->has_session() ) {
			return;
		}
		$key = $this->get_customer_id();
		self::$entrance->guard()->hold_during(
			$key,
			function () use ( $key, $old_session_key ): void {
				try {
					if ( $old_session_key === '' || $old_session_key === null ) {
						$this->take_in_changes_of_others( $key );
					} else {
						$this->_data = self::merge()->join_carts( $this->_data, self::$rows->read( $key ) ?? [] );
					}
				} catch ( DatabaseException $failed ) {
					if ( $this->is_starting ) {
						throw $failed;
					}
					// Whoever held the session all the time knows what is stored.
					if ( $key !== $this->read_key || ! self::$entrance->guard()->holds( $key ) ) {
						self::$entrance->guard()->report_unsaved();
						return;
					}
				}
				parent::save_data( $old_session_key );
				$this->remember( $key, $this->_data );
			}
		);
	}

	public function forget_session(): void {
		parent::forget_session();
		$this->remember( '', [] );
	}

	/**
	 * @param array<array-key, mixed> $data The session as it is stored.
	 */
	private function remember( string $key, array $data ): void {
		$this->read_key = $key;
		$this->read     = $data;
	}

	/**
	 * Nothing to do for whoever held the session all the time. Others came
	 * between where this request did not announce that it would write, or did
	 * not get the session in time.
	 *
	 * @throws DatabaseException When the database did not answer.
	 */
	private function take_in_changes_of_others( string $key ): void {
		$read   = $key === $this->read_key ? $this->read : [];
		$stored = self::$rows->read( $key ) ?? [];
		if ( $stored !== $read ) {
			$this->_data = self::merge()->merge( $read, $this->_data, $stored );
		}
	}

	private static function merge(): SessionMerge {
		return new SessionMerge( static fn( mixed $value ): mixed => is_string( $value ) ? maybe_unserialize( $value ) : $value, maybe_serialize( ... ) );
	}
}
