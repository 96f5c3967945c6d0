<?php

declare( strict_types=1 );

namespace Vitrina\Runtime;

use WC_Session;
use WC_Session_Handler;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** `GET vitrina/v1/state`: the personal state of the visitor, uncached; the only source of counts and nonces. */
final class StateRoute {

	/** Matches like WordPress, which ignores case and a trailing line break. */
	private const ROUTE = '@^/vitrina/v1/state$@i';

	public function register_hooks(): void {
		add_action( 'rest_api_init', $this->register( ... ) );
		// After WordPress (10), which allows every origin.
		add_filter( 'rest_pre_serve_request', $this->send_headers( ... ), 20, 3 );
	}

	public function register(): void {
		register_rest_route(
			'vitrina/v1',
			'/state',
			[
				'methods'             => 'GET',
				'callback'            => $this->get_state( ... ),
				'permission_callback' => $this->check_permission( ... ),
			]
		);
	}

	/**
	 * Only the login cookie identifies the visitor here, so only the shop's own pages are
	 * allowed: no other origin, and no JSONP, which bypasses CORS.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function check_permission( WP_REST_Request $request ): true|WP_Error {
		$same_origin = new SameOrigin( home_url(), site_url() );
		if ( $request->get_param( '_jsonp' ) === null
			&& $same_origin->allows( $request->get_header( 'origin' ), $request->get_header( 'sec_fetch_site' ) )
		) {
			return true;
		}
		return new WP_Error(
			'vitrina_foreign_origin',
			__( 'This request is only accepted from the pages of this shop.', 'vitrina' ),
			[ 'status' => 403 ]
		);
	}

	/**
	 * Responds as the logged-in user. WordPress handles REST requests without X-WP-Nonce as
	 * logged out, and this request is the source of that nonce.
	 */
	public function get_state(): WP_REST_Response {
		$before = get_current_user_id();
		if ( $before === 0 ) {
			$user = wp_validate_auth_cookie( '', 'logged_in' );
			wp_set_current_user( is_int( $user ) ? $user : 0 );
		}
		try {
			$failed   = Database::failed_queries();
			$state    = self::with_session( self::state( ... ) );
			$is_known = Database::failed_queries() === $failed;
			// A session that could not be read is not an empty cart.
			return $is_known ? new WP_REST_Response( $state ) : new WP_REST_Response( null, 503, [ 'Retry-After' => '5' ] );
		} finally {
			wp_set_current_user( $before );
		}
	}

	/**
	 * Removes the CORS headers and forbids caching, also for errors of this route.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function send_headers( bool $served, mixed $result, WP_REST_Request $request ): bool {
		if ( preg_match( self::ROUTE, untrailingslashit( $request->get_route() ) ) === 1 && ! headers_sent() ) {
			foreach ( [ 'Origin', 'Methods', 'Credentials', 'Headers' ] as $name ) {
				header_remove( "Access-Control-Allow-$name" );
			}
			header_remove( 'Access-Control-Expose-Headers' );
			header( 'Cache-Control: no-store' );
		}
		return $served;
	}

	/**
	 * The state of the current user and session.
	 *
	 * @param WC_Session|null $session WooCommerce's session; null without WooCommerce.
	 * @return array<string, mixed>
	 */
	private static function state( ?WC_Session $session ): array {
		$state = [
			'cart'   => CartSummary::summarize( $session?->get( 'cart' ), $session?->get( 'cart_totals' ) ),
			'nonces' => [ 'rest' => wp_create_nonce( 'wp_rest' ) ],
		];
		/**
		 * Filters the personal state of the visitor: counts, nonces.
		 *
		 * The current user is the logged-in one. `WC()->session` can be read; changes are lost.
		 * Only add a nonce bound to the session if `WC()->session->has_session()`.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, mixed> $state The state so far.
		 */
		$filtered = apply_filters( 'vitrina_state', $state );
		$state    = is_array( $filtered ) ? array_filter( $filtered, 'is_string', ARRAY_FILTER_USE_KEY ) : $state;
		// An empty array would be encoded as [] instead of {}.
		$state['nonces'] = (object) ( is_array( $state['nonces'] ?? null ) ? $state['nonces'] : [] );
		return $state;
	}

	/**
	 * Runs a callback while `WC()->session` can be read.
	 *
	 * @template T
	 * @param callable( WC_Session|null ): T $callback The callback.
	 * @return T
	 */
	private static function with_session( callable $callback ): mixed {
		if ( ! function_exists( 'WC' ) ) {
			return $callback( null );
		}
		$shop = WC();
		// WooCommerce's docblock declares a session that may be missing.
		$session = get_object_vars( $shop )['session'] ?? null;
		if ( $session instanceof WC_Session ) {
			return $callback( $session );
		}
		$handler = apply_filters( 'woocommerce_session_handler', WC_Session_Handler::class );
		if ( ! is_string( $handler ) || ! is_a( $handler, WC_Session_Handler::class, true ) ) {
			// Another plugin's session handler: it reads the session, but must not save it.
			$shop->initialize_session();
			$session = $shop->session;
			remove_action( 'shutdown', [ $session, 'save_data' ], 20 );
			return $callback( $session );
		}
		$session = new ReadOnlySession( new $handler() );
		$session->init();
		$shop->session = $session;
		try {
			return $callback( $session );
		} finally {
			$session->close();
		}
	}
}
