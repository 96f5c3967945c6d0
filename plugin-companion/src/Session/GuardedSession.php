<?php
/**
 * WooCommerce's session, which waits its turn and keeps other requests' changes.
 *
 * @package Vitrina\Companion
 */

declare(strict_types=1);

namespace Vitrina\Companion\Session;

use Vitrina\Companion\Session\Domain\LockName;
use Vitrina\Companion\Session\Domain\Newcomer;
use Vitrina\Companion\Session\Domain\SessionMerge;
use Vitrina\Companion\Session\Storage\SessionRows;
use WC_Session_Handler;

final class GuardedSession extends WC_Session_Handler {
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
		$this->newcomer_key = '' === $key ? self::$entrance->newcomer_key() : '';
		self::$entrance->enter( '' === $key ? $this->newcomer_key : $key );
		$this->is_starting = true;
		$needs_cookie      = $this->is_login_done( $key ) || $this->has_newcomer_begun();
		if ( $needs_cookie ) {
			unset( $_COOKIE[ $this->_cookie ] );
		}
		parent::init_session_cookie();
		if ( $needs_cookie ) {
			$this->set_customer_session_cookie( true );
		}
		$this->is_starting = false;
	}

	public function generate_customer_id(): string {
		return $this->is_starting && '' !== $this->newcomer_key ? $this->newcomer_key : parent::generate_customer_id();
	}

	/**
	 * Whether a parallel request has begun the newcomer's session, and this one
	 * goes on with it. One that began longer ago is nobody's who has no cookie of it.
	 */
	private function has_newcomer_begun(): bool {
		$expiry = '' === $this->newcomer_key ? null : self::$rows->expiry( $this->newcomer_key );
		if ( null === $expiry ) {
			return false;
		}
		if ( ! Newcomer::is_recent( $expiry, $this->_session_expiration ) ) {
			$this->newcomer_key = '';
			return false;
		}
		// It ends when it would have, or the newcomer's cookie would prolong itself.
		$this->_session_expiring  += $expiry - $this->_session_expiration;
		$this->_session_expiration = $expiry;
		// WooCommerce reads the stored session of those only who have its cookie.
		$this->_has_cookie = true;

		return true;
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
	 */
	private function is_login_done( string $key ): bool {
		return is_user_logged_in() && LockName::is_guest( $key )
			&& null === self::$rows->read( $key )
			&& null !== self::$rows->read( (string) get_current_user_id() );
	}

	/**
	 * @param string $customer_id   Key of the session.
	 * @param mixed  $default_value What to answer when there is none.
	 */
	public function get_session( $customer_id, $default_value = false ): mixed {
		if ( ! $this->is_starting ) {
			return parent::get_session( $customer_id, $default_value );
		}
		if ( self::$entrance->guard()->holds( $customer_id ) ) {
			self::$rows->forget_cached( $customer_id );
		}
		$session = parent::get_session( $customer_id, $default_value );
		$this->remember( $customer_id, (array) $session );

		return $session;
	}

	/**
	 * @param mixed $old_session_key The guest's key after a login: then the user's session is replaced, as WooCommerce means it.
	 */
	public function save_data( $old_session_key = '' ): void {
		if ( ! $this->_dirty || ! $this->has_session() ) {
			return;
		}
		$key = $this->get_customer_id();
		self::$entrance->guard()->hold_during(
			$key,
			function () use ( $key, $old_session_key ): void {
				if ( '' === $old_session_key || null === $old_session_key ) {
					$this->take_in_changes_of_others( $key );
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
	 */
	private function take_in_changes_of_others( string $key ): void {
		$read   = $key === $this->read_key ? $this->read : [];
		$stored = self::$rows->read( $key ) ?? [];
		if ( $stored !== $read ) {
			$decode      = static fn( mixed $value ): mixed => is_string( $value ) ? maybe_unserialize( $value ) : $value;
			$merge       = new SessionMerge( $decode, maybe_serialize( ... ) );
			$this->_data = $merge->merge( $read, $this->_data, $stored );
		}
	}
}
