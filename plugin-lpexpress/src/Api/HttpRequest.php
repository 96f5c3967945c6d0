<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Api;

use SensitiveParameter;

final readonly class HttpRequest {

	/**
	 * @param 'GET'|'POST'          $method
	 * @param array<string, string> $headers
	 * @param string                $body    Form-encoded.
	 * @param int                   $timeout In seconds.
	 */
	public function __construct(
		public string $method,
		public string $url,
		#[SensitiveParameter]
		public array $headers,
		#[SensitiveParameter]
		public string $body,
		public int $timeout,
	) {}
}
