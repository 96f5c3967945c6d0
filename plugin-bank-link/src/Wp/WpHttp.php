<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Wp;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

use Vitrina\BankLink\Provider\Failure;
use Vitrina\BankLink\Provider\Http;
use Vitrina\BankLink\Provider\HttpResponse;
use Vitrina\BankLink\Provider\ProviderFailed;
use const Vitrina\BankLink\VERSION;

final class WpHttp implements Http {

	/** Seconds to wait for a response, and its maximum size. */
	private const TIMEOUT    = 15;
	private const MOST_BYTES = 2_000_000;

	public function __construct( private readonly ConnectionStatus $health ) {}

	public function send( string $method, string $url, array $headers, string $body ): HttpResponse {
		$response = wp_remote_request(
			$url,
			[
				'method'              => $method,
				'headers'             => $headers,
				'body'                => $body,
				'timeout'             => self::TIMEOUT,
				// Redirects are not followed, because another address must not receive the token.
				'redirection'         => 0,
				'limit_response_size' => self::MOST_BYTES,
				'user-agent'          => 'vitrina-bank-link/' . VERSION,
			]
		);
		if ( is_wp_error( $response ) ) {
			throw new ProviderFailed( Failure::Unreachable, (string) $response->get_error_code() );
		}
		$this->compare_clocks( wp_remote_retrieve_header( $response, 'date' ) );
		return new HttpResponse( (int) wp_remote_retrieve_response_code( $response ), wp_remote_retrieve_body( $response ) );
	}

	/**
	 * Stores by how much the shop's clock differs from the `Date` header of the response.
	 * If the shop's clock is wrong, shop and provider reject each other's tokens.
	 */
	private function compare_clocks( mixed $date ): void {
		$theirs = is_string( $date ) ? strtotime( $date ) : false;
		if ( $theirs !== false ) {
			$this->health->clock_seen( time() - $theirs );
		}
	}
}
