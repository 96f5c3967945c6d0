<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Wp;

use Vitrina\BankLink\Domain\RejectionReason;

/**
 * The connection status for the owner: the last valid and the last rejected webhook, the
 * clock difference, and the last check of the keys. It is changed only by messages signed
 * with the key, and by the shop's own requests to the provider.
 */
final class ConnectionStatus {

	/** Seconds before the same status is stored again. */
	private const MIN_INTERVAL = 60;

	/** Seconds by which the clock difference must change before it is stored within the hour. */
	private const MIN_SKEW_CHANGE = 5;

	/** Stores that a valid webhook came, even if it changed nothing. */
	public function webhook_received(): void {
		if ( time() - $this->read()['notice_at'] >= self::MIN_INTERVAL ) {
			$this->write( [ 'notice_at' => time() ] );
		}
	}

	/** @param RejectionReason $reason Why a message that is signed with the key was rejected. */
	public function webhook_rejected( RejectionReason $reason ): void {
		$status = $this->read();
		if ( $status['refused_why'] !== $reason->value || time() - $status['refused_at'] >= self::MIN_INTERVAL ) {
			$this->write(
				[
					'refused_at'  => time(),
					'refused_why' => $reason->value,
				]
			);
		}
	}

	/** @param int $skew Seconds that the shop's clock is ahead of the provider's clock; negative if it is behind. */
	public function clock_seen( int $skew ): void {
		$status = $this->read();
		if ( abs( $status['skew'] - $skew ) >= self::MIN_SKEW_CHANGE || time() - $status['skew_at'] >= HOUR_IN_SECONDS ) {
			$this->write(
				[
					'skew'    => $skew,
					'skew_at' => time(),
				]
			);
		}
	}

	/** @param string $failure A value of Failure; empty if the keys are valid. */
	public function keys_checked( string $failure ): void {
		$this->write(
			[
				'checked_at' => time(),
				'failure'    => $failure,
			]
		);
	}

	/**
	 * @return array{notice_at: int, refused_at: int, refused_why: string, skew: int, skew_at: int, checked_at: int, failure: string} `skew` in seconds; `…_at` are Unix times, 0 for never.
	 */
	public function read(): array {
		$stored = get_option( Settings::CONNECTION_STATUS );
		$stored = is_array( $stored ) ? $stored : [];
		$number = static fn ( string $name ): int => is_int( $stored[ $name ] ?? null ) ? $stored[ $name ] : 0;
		$text   = static fn ( string $name ): string => is_string( $stored[ $name ] ?? null ) ? $stored[ $name ] : '';
		return [
			'notice_at'   => $number( 'notice_at' ),
			'refused_at'  => $number( 'refused_at' ),
			'refused_why' => $text( 'refused_why' ),
			'skew'        => $number( 'skew' ),
			'skew_at'     => $number( 'skew_at' ),
			'checked_at'  => $number( 'checked_at' ),
			'failure'     => $text( 'failure' ),
		];
	}

	/** @param array<string, int|string> $changes */
	private function write( array $changes ): void {
		update_option( Settings::CONNECTION_STATUS, $changes + $this->read(), false );
	}
}
