<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Api;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

use Vitrina\LpExpress\Domain\Row;

/**
 * The carrier's API, version 2. Called by the daily job, in wp-admin and by
 * WP-CLI; never in a request of a shopper.
 */
final readonly class Client implements TerminalSource {

	public const LIVE_URL = 'https://api-manosiuntos.post.lt';
	public const TEST_URL = 'https://api-manosiuntostst.post.lt';

	private const TIMEOUT = 20;

	public function __construct(
		private Http $http,
		private Credentials $credentials,
		private Authenticator $authenticator,
	) {}

	/** @return list<Row> */
	public function terminals( string $country ): array {
		$list = $this->get( '/api/v2/terminal', [ 'receiverCountryCode' => $country ] )->json();
		if ( $list === null || ! array_is_list( $list ) ) {
			throw new ApiException( Failure::InvalidResponse, "no list for {$country}" );
		}
		return array_map( static fn ( int $index, mixed $item ): Row => new Row( $index + 1, is_array( $item ) ? $item : null ), array_keys( $list ), $list );
	}

	/**
	 * @param array<string, string> $query
	 * @throws ApiException When the response is an error.
	 */
	private function get( string $path, array $query ): HttpResponse {
		$token    = $this->authenticator->token();
		$response = $this->send( $path, $query, $token );
		if ( $response->status === 401 ) {
			// A token may be revoked before it expires. It is renewed once: a second 401 is not caused by the token.
			$response = $this->send( $path, $query, $this->authenticator->renew( $token ) );
		}
		return match ( true ) {
			$response->status === 200                         => $response,
			$response->status >= 500                          => throw new ApiException( Failure::ServerError, "HTTP {$response->status}" ),
			in_array( $response->status, [ 401, 403 ], true ) => throw new ApiException( Failure::Forbidden, "HTTP {$response->status}" ),
			default                                           => throw new ApiException( Failure::InvalidResponse, "HTTP {$response->status}" ),
		};
	}

	/**
	 * @param array<string, string> $query
	 * @throws ApiException When there is no response.
	 */
	private function send( string $path, array $query, Token $token ): HttpResponse {
		return $this->http->send(
			'GET',
			$this->credentials->base_url . $path . '?' . http_build_query( $query ),
			[
				'Accept'        => 'application/json',
				'Authorization' => "Bearer {$token->access}",
			],
			'',
			self::TIMEOUT
		);
	}
}
