<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Api;

/**
 * Gets a token and keeps it as long as it lasts.
 */
final readonly class Authenticator {

	private const PATH    = '/oauth/token';
	private const TIMEOUT = 10;

	/**
	 * The plus signs are part of the names: encoded, they are `%2B`.
	 */
	private const SCOPE = 'read+write+API_CLIENT';

	public function __construct(
		private Http $http,
		private Credentials $credentials,
		private TokenStore $memory,
		private Clock $clock,
	) {}

	/**
	 * @throws ApiException When there is none to be had.
	 */
	public function token(): Token {
		$token = $this->memory->token();
		if ( $token === null || $token->owner !== $this->credentials->fingerprint() ) {
			return $this->login();
		}
		return $token->is_valid( $this->clock->now() ) ? $token : $this->renew( $token );
	}

	/**
	 * @throws ApiException When neither the refresh token nor the password is accepted.
	 */
	public function renew( Token $token ): Token {
		$this->memory->keep_token( null );
		if ( $token->refresh === '' ) {
			return $this->login();
		}
		$response = $this->ask(
			[
				'grant_type'    => 'refresh_token',
				'refresh_token' => $token->refresh,
			]
		);
		// Refresh tokens run out by themselves: no reason to hold back the password.
		return in_array( $response->status, [ 400, 401 ], true ) ? $this->login() : $this->accept( $response );
	}

	/**
	 * @throws ApiException When the password is not accepted, or may not be tried now.
	 */
	private function login(): Token {
		$owner  = $this->credentials->fingerprint();
		$logins = $this->memory->logins();
		if ( ! $this->credentials->are_complete() ) {
			throw new ApiException( Failure::NotConfigured );
		}
		if ( ! $logins->allows( $owner, $this->clock->now() ) ) {
			throw new ApiException( Failure::LoginWaits );
		}
		$response = $this->ask(
			[
				'grant_type' => 'password',
				'username'   => $this->credentials->username,
				'password'   => $this->credentials->password,
				'scope'      => self::SCOPE,
			]
		);
		if ( $response->status >= 400 && $response->status < 500 ) {
			$this->memory->keep_logins( $logins->with_rejection( $owner, $this->clock->now() ) );
			throw new ApiException( $this->says_no_contract( $response ) ? Failure::NoContract : Failure::LoginRejected, "HTTP {$response->status}" );
		}
		$token = $this->accept( $response );
		$this->memory->keep_logins( new LoginThrottle() );
		return $token;
	}

	/**
	 * @param array<string, string> $fields
	 * @throws ApiException When there is no answer.
	 */
	private function ask( array $fields ): HttpResponse {
		return $this->http->send(
			new HttpRequest(
				'POST',
				$this->credentials->base_url . self::PATH,
				[
					'Accept'       => 'application/json',
					'Content-Type' => 'application/x-www-form-urlencoded',
				],
				http_build_query( $fields + [ 'clientSystem' => 'PUBLIC' ] ),
				self::TIMEOUT
			)
		);
	}

	/**
	 * @throws ApiException When there is no token in it.
	 */
	private function accept( HttpResponse $response ): Token {
		if ( $response->status >= 500 ) {
			throw new ApiException( Failure::ServerError, "HTTP {$response->status}" );
		}
		$data   = $response->json();
		$access = $data['access_token'] ?? null;
		if ( $response->status !== 200 || ! is_string( $access ) || $access === '' ) {
			throw new ApiException( Failure::BadAnswer, "HTTP {$response->status}" );
		}
		$refresh  = $data['refresh_token'] ?? '';
		$lifetime = $data['expires_in'] ?? 0;
		$token    = new Token( $access, is_string( $refresh ) ? $refresh : '', $this->clock->now() + ( is_numeric( $lifetime ) ? (int) $lifetime : 0 ), $this->credentials->fingerprint() );
		$this->memory->keep_token( $token );
		return $token;
	}

	/**
	 * Errors come as an object, or as a list of them.
	 */
	private function says_no_contract( HttpResponse $response ): bool {
		$data = $response->json() ?? [];
		$of   = static fn ( mixed $error ): bool => is_array( $error ) && ( $error['error'] ?? null ) === 'invalid_scope';
		return $of( $data ) || array_filter( $data, $of ) !== [];
	}
}
