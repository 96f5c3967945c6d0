<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Api;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

use Vitrina\Runtime\Clock;

/** Gets an access token and stores it until it expires. */
final readonly class Authenticator {

	private const PATH    = '/oauth/token';
	private const TIMEOUT = 10;

	/** The plus signs are part of the value: they are sent as `%2B`. */
	private const SCOPE = 'read+write+API_CLIENT';

	public function __construct(
		private Http $http,
		private Credentials $credentials,
		private TokenStore $token_store,
		private Clock $clock,
	) {}

	/** @throws ApiException When no token can be obtained. */
	public function token(): Token {
		$token = $this->token_store->token();
		if ( $token === null || $token->owner !== $this->credentials->fingerprint() ) {
			return $this->login();
		}
		return $token->is_valid( $this->clock->now() ) ? $token : $this->renew( $token );
	}

	/** @throws ApiException When neither the refresh token nor the password is accepted. */
	public function renew( Token $token ): Token {
		$this->token_store->store_token( null );
		if ( $token->refresh === '' ) {
			return $this->login();
		}
		$response = $this->request(
			[
				'grant_type'    => 'refresh_token',
				'refresh_token' => $token->refresh,
			]
		);
		// A rejected refresh token has usually just expired, so the password is tried next.
		return in_array( $response->status, [ 400, 401 ], true ) ? $this->login() : $this->store_response( $response );
	}

	/** @throws ApiException When the password is rejected, or the throttle does not allow a login now. */
	private function login(): Token {
		$owner    = $this->credentials->fingerprint();
		$throttle = $this->token_store->throttle();
		if ( ! $this->credentials->are_complete() ) {
			throw new ApiException( Failure::NotConfigured );
		}
		if ( ! $throttle->allows( $owner, $this->clock->now() ) ) {
			throw new ApiException( Failure::LoginThrottled );
		}
		$response = $this->request(
			[
				'grant_type' => 'password',
				'username'   => $this->credentials->username,
				'password'   => $this->credentials->password,
				'scope'      => self::SCOPE,
			]
		);
		if ( $response->status >= 400 && $response->status < 500 ) {
			$this->token_store->store_throttle( $throttle->with_rejection( $owner, $this->clock->now() ) );
			throw new ApiException( $this->is_missing_contract( $response ) ? Failure::NoContract : Failure::LoginRejected, "HTTP {$response->status}" );
		}
		$token = $this->store_response( $response );
		$this->token_store->store_throttle( new LoginThrottle() );
		return $token;
	}

	/**
	 * @param array<string, string> $fields
	 * @throws ApiException When there is no response.
	 */
	private function request( array $fields ): HttpResponse {
		return $this->http->send(
			'POST',
			$this->credentials->base_url . self::PATH,
			[
				'Accept'       => 'application/json',
				'Content-Type' => 'application/x-www-form-urlencoded',
			],
			http_build_query( $fields + [ 'clientSystem' => 'PUBLIC' ] ),
			self::TIMEOUT
		);
	}

	/** @throws ApiException When the response has no token. */
	private function store_response( HttpResponse $response ): Token {
		if ( $response->status >= 500 ) {
			throw new ApiException( Failure::ServerError, "HTTP {$response->status}" );
		}
		$data   = $response->json();
		$access = $data['access_token'] ?? null;
		if ( $response->status !== 200 || ! is_string( $access ) || $access === '' ) {
			throw new ApiException( Failure::InvalidResponse, "HTTP {$response->status}" );
		}
		$refresh  = $data['refresh_token'] ?? '';
		$lifetime = $data['expires_in'] ?? 0;
		$token    = new Token( $access, is_string( $refresh ) ? $refresh : '', $this->clock->now() + ( is_numeric( $lifetime ) ? (int) $lifetime : 0 ), $this->credentials->fingerprint() );
		$this->token_store->store_token( $token );
		return $token;
	}

	/** Whether the account has no contract for this API (error `invalid_scope`). The carrier's response is an error or a list of errors. */
	private function is_missing_contract( HttpResponse $response ): bool {
		$data           = $response->json() ?? [];
		$is_scope_error = static fn ( mixed $error ): bool => is_array( $error ) && ( $error['error'] ?? null ) === 'invalid_scope';
		return $is_scope_error( $data ) || array_filter( $data, $is_scope_error ) !== [];
	}
}
