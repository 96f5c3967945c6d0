<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Wp;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

use SensitiveParameter;
use Vitrina\LpExpress\Api\ApiException;
use Vitrina\LpExpress\Api\Failure;
use Vitrina\LpExpress\Api\Http;
use Vitrina\LpExpress\Api\HttpResponse;
use const Vitrina\LpExpress\VERSION;

final class WpHttp implements Http {

	private const MOST_BYTES = 10_000_000;

	public function send( string $method, string $url, #[SensitiveParameter] array $headers, #[SensitiveParameter] string $body, int $timeout ): HttpResponse {
		$response = wp_remote_request(
			$url,
			[
				'method'              => $method,
				'headers'             => $headers,
				'body'                => $body,
				'timeout'             => $timeout,
				// Redirects are not followed, because another address must not receive the password.
				'redirection'         => 0,
				'limit_response_size' => self::MOST_BYTES,
				// The carrier's firewall blocks requests whose user agent looks like a browser.
				'user-agent'          => 'vitrina-lpexpress/' . VERSION,
			]
		);
		if ( is_wp_error( $response ) ) {
			throw new ApiException( Failure::Unreachable, (string) $response->get_error_code() );
		}
		return new HttpResponse( (int) wp_remote_retrieve_response_code( $response ), wp_remote_retrieve_body( $response ) );
	}
}
