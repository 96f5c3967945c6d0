<?php
/**
 * Puts the guard in front of WooCommerce's session.
 *
 * @package Vitrina\Companion
 */

declare(strict_types=1);

namespace Vitrina\Companion\Session;

use Automattic\WooCommerce\StoreApi\SessionHandler as TokenSession;
use Automattic\WooCommerce\StoreApi\Utilities\CartTokenUtils;
use Vitrina\Companion\HasHooks;
use Vitrina\Companion\Session\Domain\LockName;
use Vitrina\Companion\Session\Domain\Newcomer;
use Vitrina\Companion\Session\Domain\ShopRequest;
use Vitrina\Companion\Session\Storage\SessionRows;
use WC_Session_Handler;

final class SessionGuard implements HasHooks {
	public function __construct(
		private readonly Guard $guard,
		private readonly GuardSwitch $switch,
		private readonly SessionRows $rows,
	) {}

	public function register_hooks(): void {
		// WooCommerce asks which class keeps the session right before that class reads it.
		add_filter( 'woocommerce_session_handler', $this->choose_handler( ... ), PHP_INT_MAX );
		// WooCommerce saves at 20. Exits, redirects and fatal errors come through here as well.
		add_action( 'shutdown', $this->guard->leave( ... ), 21 );
	}

	private function choose_handler( mixed $handler ): mixed {
		if ( ! $this->switch->is_on() ) {
			return $handler;
		}
		if ( WC_Session_Handler::class === $handler ) {
			GuardedSession::guard_with( $this, $this->rows );
			return GuardedSession::class;
		}
		if ( TokenSession::class === $handler ) {
			// Its class is final and never merges, so its readers wait as well. No page of the shop uses it.
			$this->guard->enter( self::key_of_cart_token() );
		} elseif ( GuardedSession::class !== $handler ) {
			$this->enter( GuardedSession::key_of( ( new WC_Session_Handler() )->get_session_cookie() ) );
		}

		return $handler;
	}

	/**
	 * Holds the session of the cookie, and the user's own when someone is logged in.
	 */
	public function enter( string $cookie_key ): void {
		$user     = is_user_logged_in() ? (string) get_current_user_id() : '';
		$is_login = '' !== $user && LockName::is_guest( $cookie_key );
		if ( $is_login || $this->request()->may_write() ) {
			$this->guard->enter( $cookie_key, $user );
		}
	}

	/**
	 * Key of the session of a guest who has none yet and is about to write; '' for
	 * everybody else. No page that only shows something begins a session by it.
	 */
	public function newcomer_key(): string {
		if ( is_user_logged_in() || ! $this->request()->may_write() ) {
			return '';
		}
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Anything but hexadecimal digits is none.
		return Newcomer::session_key( $_COOKIE[ Newcomer::COOKIE ] ?? '', static fn( string $text ): string => hash_hmac( 'sha256', $text, wp_salt( 'auth' ) ) );
	}

	public function guard(): Guard {
		return $this->guard;
	}

	private static function key_of_cart_token(): string {
		$token = isset( $_SERVER['HTTP_CART_TOKEN'] ) && is_string( $_SERVER['HTTP_CART_TOKEN'] ) ? sanitize_text_field( wp_unslash( $_SERVER['HTTP_CART_TOKEN'] ) ) : '';
		$key   = CartTokenUtils::get_cart_token_payload( $token )['user_id'] ?? '';

		return is_string( $key ) ? $key : '';
	}

	private function request(): ShopRequest {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Only decides whether to wait.
		$server   = static fn( string $name ): string => isset( $_SERVER[ $name ] ) && is_string( $_SERVER[ $name ] ) ? sanitize_text_field( wp_unslash( $_SERVER[ $name ] ) ) : '';
		$override = isset( $_GET['_method'] ) && is_string( $_GET['_method'] ) ? sanitize_text_field( wp_unslash( $_GET['_method'] ) ) : $server( 'HTTP_X_HTTP_METHOD_OVERRIDE' );
		$method   = $server( 'REQUEST_METHOD' );

		return new ShopRequest(
			method: 'GET' === $method && '' !== $override ? $override : $method,
			query: $_GET,
			is_admin_ajax: wp_doing_ajax() && is_admin(),
			from_admin_screen: str_starts_with( $server( 'HTTP_REFERER' ), admin_url() ),
		);
		// phpcs:enable
	}
}
