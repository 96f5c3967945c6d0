<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Wp;

use Vitrina\BankLink\Domain\RejectionReason;

/**
 * What the owner is shown of the connection: when the last good notice came and
 * why one was refused, how far the clocks are apart, and how the last key check
 * ended. Written only
 * by who has shown that they hold the key, and by the owner.
 */
final class ConnectionStatus {

	/**
	 * Seconds within which the same is not written again.
	 */
	private const PAUSE = 60;

	/**
	 * Seconds of difference that are news.
	 */
	private const DRIFT = 5;

	/**
	 * A good one, whether or not it was news.
	 */
	public function notice_came(): void {
		if ( time() - $this->read()['notice_at'] >= self::PAUSE ) {
			$this->write( [ 'notice_at' => time() ] );
		}
	}

	/**
	 * @param RejectionReason $reason One that only who holds the key can bring about.
	 */
	public function notice_refused( RejectionReason $reason ): void {
		$known = $this->read();
		if ( $known['refused_why'] !== $reason->value || time() - $known['refused_at'] >= self::PAUSE ) {
			$this->write(
				[
					'refused_at'  => time(),
					'refused_why' => $reason->value,
				]
			);
		}
	}

	/**
	 * @param int $skew Seconds that the shop's clock is ahead of the provider's.
	 */
	public function clock_seen( int $skew ): void {
		$known = $this->read();
		if ( abs( $known['skew'] - $skew ) >= self::DRIFT || time() - $known['skew_at'] >= HOUR_IN_SECONDS ) {
			$this->write(
				[
					'skew'    => $skew,
					'skew_at' => time(),
				]
			);
		}
	}

	/**
	 * @param string $failure Empty when the keys are good.
	 */
	public function checked( string $failure ): void {
		$this->write(
			[
				'checked_at' => time(),
				'failure'    => $failure,
			]
		);
	}

	/**
	 * @return array{notice_at: int, refused_at: int, refused_why: string, skew: int, skew_at: int, checked_at: int, failure: string} Unix times, 0 for never; seconds.
	 */
	public function read(): array {
		$stored = get_option( Settings::HEALTH );
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

	/**
	 * @param array<string, int|string> $facts
	 */
	private function write( array $facts ): void {
		update_option( Settings::HEALTH, $facts + $this->read(), false );
	}
}
