<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Session;

use Automattic\WooCommerce\StoreApi\SessionHandler as TokenSession;
use Automattic\WooCommerce\StoreApi\Utilities\CartTokenUtils;
use Vitrina\Companion\Session\Domain\Newcomer;
use Vitrina\Companion\Session\Domain\ShopRequest;
use Vitrina\Companion\Session\Storage\SessionRows;
use Vitrina\Companion\Storage\LockName;
use Vitrina\Runtime\Hookable;
use WC_Session_Handler;

/** Locks WooCommerce's session before it is read, for requests that may write. */
final class SessionGuard implements Hookable {
	public function __construct(
		public readonly Guard $guard,
		private readonly GuardSwitch $switch,
		private readonly SessionRows $rows,
	) {}

	public function register_hooks(): void {
		// WooCommerce applies this filter right before the session class reads the session.
		add_filter( 'woocommerce_session_handler', $this->choose_handler( ... ), PHP_INT_MAX );
		// At the time at which WooCommerce reads the session in all other requests that write.
		add_action( 'init', $this->acquire_for_store_api( ... ), 1 );
		// WooCommerce saves at 20. Runs after exits, redirects and fatal errors as well.
		add_action( 'shutdown', $this->guard->release_all( ... ), 21 );
	}

	/**
	 * Acquires the lock before the Store API reads the session. The Store API reads it late, so a request that
	 * came later but reads the session earlier could overtake. A product that a shopper removed and then added again would be added first and then removed.
	 */
	private function acquire_for_store_api(): void {
		if ( WC()->is_store_api_request() && $this->switch->is_on() ) {
			$token_key = self::key_of_cart_token();
			$this->acquire( $token_key === '' ? GuardedSession::key_of( ( new WC_Session_Handler() )->get_session_cookie() ) : $token_key );
		}
	}

	private function choose_handler( mixed $handler ): mixed {
		if ( ! $this->switch->is_on() ) {
			return $handler;
		}
		if ( $handler === WC_Session_Handler::class ) {
			GuardedSession::set_dependencies( $this, $this->rows );
			return GuardedSession::class;
		}
		if ( $handler === TokenSession::class ) {
			// This class is final and cannot merge, so requests that only read wait as well. No page of the shop
			// uses it.
			$this->guard->acquire( self::key_of_cart_token() );
		} elseif ( $handler !== GuardedSession::class ) {
			$this->acquire( GuardedSession::key_of( ( new WC_Session_Handler() )->get_session_cookie() ) );
		}
		return $handler;
	}

	/**
	 * Locks the session of the cookie, and the user's session when a user is logged in, if the request may write
	 * or if it is the first one after a login, which moves the guest's session to the user.
	 */
	public function acquire( string $cookie_key ): void {
		$user     = is_user_logged_in() ? (string) get_current_user_id() : '';
		$is_login = $user !== '' && LockName::is_guest( $cookie_key );
		if ( $is_login || $this->request()->may_write() ) {
			$this->guard->acquire( $cookie_key, $user );
		}
	}

	/**
	 * Session key for a guest who has no session yet and is about to write; '' for all others. Requests
	 * that only read start no session.
	 */
	public function newcomer_key(): string {
		if ( is_user_logged_in() || ! $this->request()->may_write() ) {
			return '';
		}
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Validated by session_key().
		return Newcomer::session_key( $_COOKIE[ Newcomer::COOKIE ] ?? '', static fn( string $text ): string => hash_hmac( 'sha256', $text, wp_salt( 'auth' ) ) );
	}

	private static function key_of_cart_token(): string {
		$token = isset( $_SERVER['HTTP_CART_TOKEN'] ) && is_string( $_SERVER['HTTP_CART_TOKEN'] ) ? sanitize_text_field( wp_unslash( $_SERVER['HTTP_CART_TOKEN'] ) ) : '';
		// WooCommerce before 11.1 reads a token without validating its signature, and fails on an empty one.
		$key = CartTokenUtils::validate_cart_token( $token ) ? CartTokenUtils::get_cart_token_payload( $token )['user_id'] ?? '' : '';
		return is_string( $key ) ? $key : '';
	}

	private function request(): ShopRequest {
		// phpcs:disable WordPress.Security.NonceVerification -- Only used to decide whether to wait.
		$server   = static fn( string $name ): string => isset( $_SERVER[ $name ] ) && is_string( $_SERVER[ $name ] ) ? sanitize_text_field( wp_unslash( $_SERVER[ $name ] ) ) : '';
		$override = isset( $_GET['_method'] ) && is_string( $_GET['_method'] ) ? sanitize_text_field( wp_unslash( $_GET['_method'] ) ) : $server( 'HTTP_X_HTTP_METHOD_OVERRIDE' );
		$method   = $server( 'REQUEST_METHOD' );
		return new ShopRequest(
			method: $method === 'GET' && $override !== '' ? $override : $method,
			query: $_GET,
			body: $_POST,
			is_staff_request: wp_doing_ajax() && is_admin() && self::is_staff_request(),
		);
		// phpcs:enable
	}

	/**
	 * Whether this is a request of a wp-admin screen: sent by a user who may edit posts, to an action that
	 * guests cannot use. WooCommerce's actions that change a cart are all open to guests.
	 */
	private static function is_staff_request(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Only used as the name of a hook.
		$action = $_REQUEST['action'] ?? '';
		return is_string( $action ) && current_user_can( 'edit_posts' ) && ! has_action( "wp_ajax_nopriv_{$action}" );
	}
}
