<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\BankLink\Support;

use Vitrina\BankLink\Provider\Http;
use Vitrina\BankLink\Provider\HttpResponse;

/**
 * Returns the given responses and records the requests.
 */
final class ScriptedHttp implements Http {

	/**
	 * @var list<array{method: string, url: string, headers: array<string, string>, body: string}>
	 */
	public array $requests = [];

	public function __construct( public HttpResponse $response ) {}

	public function send( string $method, string $url, array $headers, string $body ): HttpResponse {
		$this->requests[] = compact( 'method', 'url', 'headers', 'body' );
		return $this->response;
	}
}
