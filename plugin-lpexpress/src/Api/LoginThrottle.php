<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Api;

/**
 * Keeps the carrier from locking the account. It does so for a quarter of an
 * hour after five failed logins; here one failure makes us wait that long,
 * and no more than four are ever made in a row.
 */
final readonly class LoginThrottle {

	private const WAIT = 900;
	private const MOST = 4;

	/**
	 * @param list<int> $rejected_at Of the last quarter of an hour, whatever was typed.
	 * @param string    $owner       Fingerprint of the credentials rejected last.
	 * @param int       $in_a_row    How often those were rejected.
	 */
	public function __construct(
		public array $rejected_at = [],
		public string $owner = '',
		public int $in_a_row = 0,
	) {}

	public function allows( string $owner, int $now ): bool {
		$recent = $this->recent( $now );
		if ( count( $recent ) >= self::MOST ) {
			return false;
		}
		return $owner !== $this->owner || ( $recent === [] && $this->in_a_row < self::MOST );
	}

	public function with_rejection( string $owner, int $now ): self {
		return new self( [ ...$this->recent( $now ), $now ], $owner, $owner === $this->owner ? $this->in_a_row + 1 : 1 );
	}

	/**
	 * @return list<int>
	 */
	private function recent( int $now ): array {
		return array_values( array_filter( $this->rejected_at, static fn ( int $at ): bool => $at > $now - self::WAIT ) );
	}
}
