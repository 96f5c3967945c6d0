<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\LpExpress\Support;

/**
 * What a ScriptedHttp was asked.
 */
final readonly class HttpRequest {

	/**
	 * @param array<string, string> $headers
	 */
	public function __construct(
		public string $method,
		public string $url,
		public array $headers,
		public string $body,
		public int $timeout,
	) {}
}
