<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Provider;

/** Sends HTTP requests. An interface, so that tests need no network. */
interface Http {

	/**
	 * @param 'GET'|'POST'          $method
	 * @param array<string, string> $headers
	 * @throws ProviderFailed When there was no response.
	 */
	public function send( string $method, string $url, array $headers, string $body ): HttpResponse;
}
