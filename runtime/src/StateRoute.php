<?php
/**
 * What is personal to the visitor, in one uncached answer.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Runtime;

use WC_Session;
use WC_Session_Handler;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `GET vitrina/v1/state`: the only source of counts and nonces.
 */
final class StateRoute {

	/** As WordPress finds a route: capitals and a line's end count for nothing there. */
	private const ROUTE = '@^/vitrina/v1/state$@i';

	/**
	 * Hooks of the route.
	 */
	public function register_hooks(): void {
		add_action( 'rest_api_init', $this->register( ... ) );
		// After WordPress (10) has allowed every origin.
		add_filter( 'rest_pre_serve_request', $this->close_to_others( ... ), 20, 3 );
	}

	/**
	 * Registers the route.
	 */
	public function register(): void {
		register_rest_route(
			'vitrina/v1',
			'/state',
			[
				'methods'             => 'GET',
				'callback'            => $this->answer( ... ),
				'permission_callback' => $this->check( ... ),
			]
		);
	}

	/**
	 * The login cookie alone identifies the visitor here, so only the shop's own
	 * pages get an answer: no other origin, and no JSONP, which needs no CORS.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function check( WP_REST_Request $request ): true|WP_Error {
		$own = new SameOrigin( home_url(), site_url() );
		if ( $request->get_param( '_jsonp' ) === null
			&& $own->allows( $request->get_header( 'origin' ), $request->get_header( 'sec_fetch_site' ) )
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
	 * Answers as the logged-in user. WordPress makes a REST request without an
	 * X-WP-Nonce one of nobody, and this call is where that nonce comes from.
	 */
	public function answer(): WP_REST_Response {
		$before = get_current_user_id();
		if ( $before === 0 ) {
			$user = wp_validate_auth_cookie( '', 'logged_in' );
			wp_set_current_user( is_int( $user ) ? $user : 0 );
		}
		try {
			$failed   = self::failed_queries();
			$state    = self::with_session( self::state( ... ) );
			$is_known = self::failed_queries() === $failed;
			// A session that could not be read is no empty cart.
			return $is_known ? new WP_REST_Response( $state ) : new WP_REST_Response( null, 503, [ 'Retry-After' => '5' ] );
		} finally {
			wp_set_current_user( $before );
		}
	}

	/**
	 * How many queries of this request have failed: wpdb notes each in this variable.
	 */
	private static function failed_queries(): int {
		$failed = $GLOBALS['EZSQL_ERROR'] ?? [];
		return is_array( $failed ) ? count( $failed ) : 0;
	}

	/**
	 * No answer of this route, a refusal included, is for another origin or a cache.
	 *
	 * @param bool                                  $served  Whether the answer was sent already.
	 * @param mixed                                 $result  The answer.
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function close_to_others( bool $served, mixed $result, WP_REST_Request $request ): bool {
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
			'cart'   => CartSummary::of( $session?->get( 'cart' ), $session?->get( 'cart_totals' ) ),
			'nonces' => [ 'rest' => wp_create_nonce( 'wp_rest' ) ],
		];
		/**
		 * Adds what is personal to the visitor: counts, nonces.
		 *
		 * The user is the logged-in one and `WC()->session` is there to be read;
		 * what is written to it is lost. A nonce bound to the session belongs here
		 * only when `WC()->session->has_session()`.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, mixed> $state The state so far.
		 */
		$filtered = apply_filters( 'vitrina_state', $state );
		$state    = is_array( $filtered ) ? array_filter( $filtered, 'is_string', ARRAY_FILTER_USE_KEY ) : $state;
		// An empty list would become [] and no longer be a map.
		$state['nonces'] = (object) ( is_array( $state['nonces'] ?? null ) ? $state['nonces'] : [] );
		return $state;
	}

	/**
	 * Runs something while `WC()->session` is there to be read.
	 *
	 * @template T
	 * @param callable( WC_Session|null ): T $run What needs the session.
	 * @return T
	 */
	private static function with_session( callable $run ): mixed {
		if ( ! function_exists( 'WC' ) ) {
			return $run( null );
		}
		$shop = WC();
		// WooCommerce's own comment promises a session that is not always there.
		$session = get_object_vars( $shop )['session'] ?? null;
		if ( $session instanceof WC_Session ) {
			return $run( $session );
		}
		$handler = apply_filters( 'woocommerce_session_handler', WC_Session_Handler::class );
		if ( ! is_string( $handler ) || ! is_a( $handler, WC_Session_Handler::class, true ) ) {
			// Another plugin keeps the sessions in a way of its own: it reads them, unsaved.
			$shop->initialize_session();
			$session = $shop->session;
			remove_action( 'shutdown', [ $session, 'save_data' ], 20 );
			return $run( $session );
		}
		$session = new ReadOnlySession( new $handler() );
		$session->init();
		$shop->session = $session;
		try {
			return $run( $session );
		} finally {
			$session->close();
		}
	}
}
