<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\LpExpress\Support;

use LogicException;
use Vitrina\LpExpress\Api\ApiException;
use Vitrina\LpExpress\Api\Http;
use Vitrina\LpExpress\Api\HttpResponse;

/**
 * Returns the given responses in order.
 */
final class ScriptedHttp implements Http {

	/**
	 * @var list<HttpRequest>
	 */
	public array $requests = [];

	/**
	 * @var list<HttpResponse|ApiException>
	 */
	private array $responses;

	public function __construct( HttpResponse|ApiException ...$responses ) {
		$this->responses = array_values( $responses );
	}

	public function send( string $method, string $url, array $headers, string $body, int $timeout ): HttpResponse {
		$this->requests[] = new HttpRequest( $method, $url, $headers, $body, $timeout );
		$response         = array_shift( $this->responses ) ?? throw new LogicException( "Nobody expected {$method} {$url}" );
		return $response instanceof ApiException ? throw $response : $response;
	}

	public static function token( int $lifetime = 3600, string $refresh = 'refresh' ): HttpResponse {
		return new HttpResponse(
			200,
			(string) json_encode(
				[
					'access_token'  => 'access',
					'refresh_token' => $refresh,
					'expires_in'    => $lifetime,
				]
			)
		);
	}

	public static function list_of( int ...$ids ): HttpResponse {
		$row = static fn ( int $id ): array => [
			'id'          => (string) $id,
			'countryCode' => 'LT',
			'city'        => 'Kaunas',
			'name'        => "Maxima {$id}",
			'address'     => 'Savanorių pr. 247',
		];
		return new HttpResponse( 200, (string) json_encode( array_map( $row, $ids ) ) );
	}
}
