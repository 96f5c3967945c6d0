<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\LpExpress\Support;

use RuntimeException;
use Vitrina\Tests\Integration\Support\Visitor;

/**
 * Runs the fake carrier of tests/carrier.
 */
final class FakeCarrier {

	/**
	 * @param resource $process
	 */
	private function __construct(
		private $process,
		public readonly string $url,
	) {}

	public static function start(): self {
		$process = proc_open( [ 'node', dirname( __DIR__, 4 ) . '/carrier/server.mjs' ], [ 1 => [ 'pipe', 'w' ] ], $pipes );
		$url     = $process === false ? false : fgets( $pipes[1] );
		if ( $process === false || $url === false ) {
			throw new RuntimeException( 'The fake carrier did not start; it needs node.' );
		}
		return new self( $process, trim( $url ) );
	}

	/**
	 * @param array<string, mixed> $mode
	 */
	public function behave( array $mode ): void {
		( new Visitor( $this->url ) )->send( 'POST', '/__mode', json_encode( $mode, JSON_THROW_ON_ERROR | JSON_FORCE_OBJECT ) );
	}

	/**
	 * @return list<array{method: string, path: string, query: string, body: string, agent: string}>
	 */
	public function requests(): array {
		/** @var list<array{method: string, path: string, query: string, body: string, agent: string}> */
		return array_values( ( new Visitor( $this->url ) )->get( '/__requests' )->json() );
	}

	public function stop(): void {
		proc_terminate( $this->process );
		proc_close( $this->process );
	}
}
