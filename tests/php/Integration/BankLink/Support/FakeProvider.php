<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BankLink\Support;

use RuntimeException;
use Vitrina\Tests\Integration\Support\Visitor;

/**
 * Runs the fake payment-initiation service of tests/provider.
 */
final class FakeProvider {

	public const ACCESS_KEY = 'fake-access-key';
	public const SECRET_KEY = 'fake-secret-key-of-the-shop';

	/**
	 * @param resource $process
	 */
	private function __construct(
		private $process,
		public readonly string $url,
	) {}

	public static function start(): self {
		$process = proc_open( [ 'node', dirname( __DIR__, 4 ) . '/provider/server.mjs' ], [ 1 => [ 'pipe', 'w' ] ], $pipes );
		$url     = $process === false ? false : fgets( $pipes[1] );
		if ( $process === false || $url === false ) {
			throw new RuntimeException( 'The fake provider did not start; it needs node.' );
		}
		return new self( $process, trim( $url ) );
	}

	/**
	 * @param array<string, mixed> $mode
	 */
	public function behave( array $mode ): void {
		$this->tell( '/__mode', $mode );
	}

	/**
	 * Sets the status of a payment, without a webhook.
	 */
	public function decide( string $uuid, string $status ): void {
		$this->tell( '/__pay', compact( 'uuid', 'status' ) );
	}

	/**
	 * @param string $refund State of the refund, if the message is about a refund.
	 * @return int What the shop answered.
	 */
	public function notify( string $uuid, string $refund = '' ): int {
		$status = $this->tell( '/__notify', compact( 'uuid' ) + ( $refund === '' ? [] : compact( 'refund' ) ) )['status'] ?? null;
		return is_int( $status ) ? $status : 0;
	}

	/**
	 * @return list<array{method: string, path: string, claims?: array<string, mixed>}> Claims of tokens that were good.
	 */
	public function requests(): array {
		/** @var list<array{method: string, path: string, claims?: array<string, mixed>}> */
		return array_values( ( new Visitor( $this->url ) )->get( '/__requests' )->json() );
	}

	/**
	 * @return list<array{refundUuid: string, orderUuid: string, amount: int|float, asked: int}> Refunds of a payment.
	 */
	public function refunds( string $uuid ): array {
		/** @var array{refunds: list<array{refundUuid: string, orderUuid: string, amount: int|float, asked: int}>} $books */
		$books = ( new Visitor( $this->url ) )->get( '/__books' )->json();
		return array_values( array_filter( $books['refunds'], static fn ( array $refund ): bool => $refund['orderUuid'] === $uuid ) );
	}

	public function stop(): void {
		proc_terminate( $this->process );
		proc_close( $this->process );
	}

	/**
	 * @param array<string, mixed> $data
	 * @return array<array-key, mixed>
	 */
	private function tell( string $path, array $data ): array {
		return ( new Visitor( $this->url ) )->send( 'POST', $path, json_encode( $data, JSON_THROW_ON_ERROR | JSON_FORCE_OBJECT ) )->json();
	}
}
