<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BadInput;

use CurlHandle;
use CurlMultiHandle;
use RuntimeException;
use Vitrina\Tests\Integration\Support\Response;

/**
 * Sends requests over HTTP, several at a time.
 */
final class HttpSender {

	private const AT_ONCE = 6;

	/**
	 * @var array<int, array{int, CurlHandle}> By the handle's id: the question's number.
	 */
	private array $running = [];

	/**
	 * @var array<int, array<string, string>> Headers by the question's number.
	 */
	private array $received = [];

	private readonly CurlMultiHandle $multi;

	/**
	 * @param array<string, list<string>> $headers By sender: cookies and nonce.
	 */
	public function __construct( private readonly string $url, private readonly array $headers ) {
		$this->multi = curl_multi_init();
	}

	/**
	 * @param array<int, BadRequest> $requests
	 * @return array<int, Response>
	 */
	public function send( array $requests ): array {
		$responses = [];
		$waiting = array_keys( $requests );
		while ( $waiting !== [] || $this->running !== [] ) {
			while ( $waiting !== [] && count( $this->running ) < self::AT_ONCE ) {
				$number = array_shift( $waiting );
				$this->start( $number, $requests[ $number ] );
			}
			curl_multi_exec( $this->multi, $active );
			curl_multi_select( $this->multi, 0.2 );
			$responses += $this->ended();
		}
		return $responses;
	}

	private function start( int $number, BadRequest $request ): void {
		$curl = curl_init( $this->url . $request->path() );
		if ( $curl === false ) {
			throw new RuntimeException( 'No request could be made.' );
		}
		$headers = array_map( static fn ( string $name, string $value ): string => "{$name}: {$value}", array_keys( $request->call->headers ), $request->call->headers );

		$this->received[ $number ] = [];
		curl_setopt( $curl, CURLOPT_RETURNTRANSFER, true );
		curl_setopt( $curl, CURLOPT_TIMEOUT, 60 );
		curl_setopt( $curl, CURLOPT_HTTPHEADER, [ ...$headers, ...( $this->headers[ $request->sender ] ?? [] ), 'Expect:' ] );
		curl_setopt(
			$curl,
			CURLOPT_HEADERFUNCTION,
			function ( CurlHandle $handle, string $line ) use ( $number ): int {
				[ $name, $value ] = explode( ':', $line, 2 ) + [ '', '' ];

				$this->received[ $number ][ strtolower( trim( $name ) ) ] = trim( $value );
				return strlen( $line );
			}
		);
		if ( $request->call->method !== 'GET' ) {
			curl_setopt( $curl, CURLOPT_POSTFIELDS, http_build_query( $request->sent() ) );
			curl_setopt( $curl, CURLOPT_CUSTOMREQUEST, $request->call->method );
		}
		curl_multi_add_handle( $this->multi, $curl );
		$this->running[ spl_object_id( $curl ) ] = [ $number, $curl ];
	}

	/**
	 * @return array<int, Response>
	 */
	private function ended(): array {
		$responses = [];
		for ( $done = curl_multi_info_read( $this->multi ); $done !== false; $done = curl_multi_info_read( $this->multi ) ) {
			/** @var CurlHandle $curl */
			$curl       = $done['handle'];
			[ $number ] = $this->running[ spl_object_id( $curl ) ];

			$responses[ $number ] = new Response( curl_getinfo( $curl, CURLINFO_RESPONSE_CODE ), curl_getinfo( $curl, CURLINFO_EFFECTIVE_URL ), $this->received[ $number ], (string) curl_multi_getcontent( $curl ) );
			curl_multi_remove_handle( $this->multi, $curl );
			unset( $this->running[ spl_object_id( $curl ) ], $this->received[ $number ] );
		}
		return $responses;
	}
}
