<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Api;

/**
 * The carrier locks an account for 15 minutes after five failed logins. To prevent
 * that, one rejection blocks the same credentials for 15 minutes, four in a row
 * block them for good, and at most four logins are rejected within 15 minutes.
 */
final readonly class LoginThrottle {

	private const WAIT_SECONDS = 900;
	private const MAX_ATTEMPTS = 4;

	/**
	 * @param list<int> $rejected_at Timestamps of the last 15 minutes, for any credentials.
	 * @param string    $owner       Fingerprint of the last rejected credentials.
	 * @param int       $in_a_row    Number of rejections of these credentials.
	 */
	public function __construct(
		public array $rejected_at = [],
		public string $owner = '',
		public int $in_a_row = 0,
	) {}

	public function allows( string $owner, int $now ): bool {
		$recent = $this->recent( $now );
		if ( count( $recent ) >= self::MAX_ATTEMPTS ) {
			return false;
		}
		return $owner !== $this->owner || ( $recent === [] && $this->in_a_row < self::MAX_ATTEMPTS );
	}

	public function with_rejection( string $owner, int $now ): self {
		return new self( [ ...$this->recent( $now ), $now ], $owner, $owner === $this->owner ? $this->in_a_row + 1 : 1 );
	}

	/** @return list<int> */
	private function recent( int $now ): array {
		return array_values( array_filter( $this->rejected_at, static fn ( int $at ): bool => $at > $now - self::WAIT_SECONDS ) );
	}
}
