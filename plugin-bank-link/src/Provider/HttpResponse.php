<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Provider;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

final readonly class HttpResponse {
	/** HTTP statuses of temporary errors. The provider may have executed the request in spite of the error. */
	private const TEMPORARY = [ 408, 409, 425, 429 ];

	public function __construct(
		public int $status,
		public string $body,
	) {}

	/**
	 * @return array<array-key, mixed>
	 * @throws ProviderFailed Unless the response is a success with valid JSON.
	 */
	public function json(): array {
		if ( $this->status >= 500 || in_array( $this->status, self::TEMPORARY, true ) ) {
			throw new ProviderFailed( Failure::ServerError, "HTTP {$this->status}" );
		}
		if ( $this->status === 401 || $this->status === 403 ) {
			throw new ProviderFailed( Failure::Unauthorized, "HTTP {$this->status}" );
		}
		if ( $this->status >= 400 ) {
			throw new ProviderFailed( Failure::Rejected, "HTTP {$this->status}" );
		}
		$data = json_decode( $this->body, true, 16 );
		if ( $this->status < 200 || $this->status >= 300 || ! is_array( $data ) ) {
			throw new ProviderFailed( Failure::InvalidResponse, "HTTP {$this->status}" );
		}
		return $data;
	}
}
