<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Api;

use SensitiveParameter;

/** Sends HTTP requests. An interface, so that tests need no network. */
interface Http {
	/**
	 * @param 'GET'|'POST'          $method
	 * @param array<string, string> $headers
	 * @param string                $body    Form-encoded.
	 * @param int                   $timeout In seconds.
	 * @throws ApiException When there was no answer at all.
	 */
	public function send( string $method, string $url, #[SensitiveParameter] array $headers, #[SensitiveParameter] string $body, int $timeout ): HttpResponse;
}
