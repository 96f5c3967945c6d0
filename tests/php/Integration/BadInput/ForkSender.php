<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BadInput;

use RuntimeException;
use Vitrina\Tests\Integration\Support\Response;
use Vitrina\Tests\Integration\Support\Shop;

/**
 * Runs each call in a fork of a loaded WordPress: twenty times as fast as over HTTP.
 */
final readonly class ForkSender {

	private const PROCESSES = 2;

	/**
	 * @param array<string, int> $users By sender: id, 0 for guests.
	 */
	public function __construct( private Shop $shop, private array $users ) {}

	public static function is_possible(): bool {
		return function_exists( 'pcntl_fork' );
	}

	/**
	 * @param array<int, BadRequest> $requests
	 * @return array<int, Response> The header `complaints` holds PHP's messages.
	 */
	public function send( array $requests ): array {
		$started = [];
		foreach ( $this->parts( $requests ) as $part ) {
			$packed    = base64_encode( serialize( array_map( $this->pack( ... ), $part ) ) );
			$file      = __DIR__ . '/run-in-forks.php';
			$started[] = $this->shop->start(
				static function () use ( $file, $packed ): array {
					/** @var callable( mixed ): array<int, string> $run */
					$run = require $file;
					return $run( unserialize( (string) base64_decode( $packed, true ) ) );
				}
			);
		}
		$responses = [];
		foreach ( $started as $wait ) {
			foreach ( $wait() as $number => $one ) {
				$responses[ $number ] = self::unpack( $one );
			}
		}
		return $responses;
	}

	/**
	 * @param array<int, BadRequest> $requests
	 * @return list<array<int, BadRequest>>
	 */
	private function parts( array $requests ): array {
		$parts = array_fill( 0, self::PROCESSES, [] );
		foreach ( $requests as $number => $request ) {
			$parts[ $number % self::PROCESSES ][ $number ] = $request;
		}
		return array_values( array_filter( $parts ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function pack( BadRequest $request ): array {
		return [
			'hook'   => $request->call->hook,
			'route'  => (string) preg_replace( '~^/wp-json|\?.*$~', '', rawurldecode( $request->path() ) ),
			'method' => $request->call->method,
			'fields' => $request->sent(),
			'user'   => $this->users[ $request->sender ] ?? 0,
		];
	}

	private static function unpack( string $one ): Response {
		$response = unserialize( (string) base64_decode( $one, true ), [ 'allowed_classes' => false ] );
		if ( ! is_array( $response ) || ! is_int( $response['status'] ?? null ) || ! is_string( $response['body'] ?? null ) || ! is_string( $response['complaints'] ?? null ) ) {
			throw new RuntimeException( 'A process ended without a response.' );
		}
		return new Response( $response['status'], '', [ 'complaints' => $response['complaints'] ], $response['body'] );
	}
}
