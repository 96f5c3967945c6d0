<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Import;

/**
 * How one refresh from the carrier ended.
 */
final readonly class RefreshOutcome {

	/**
	 * @param array<string, int> $counts  Terminals by country; empty when it failed.
	 * @param string             $failure A value of Failure or ListProblem, or `storage`; empty when it succeeded.
	 * @param string             $country With which it failed, if with one.
	 */
	private function __construct(
		public array $counts,
		public string $failure,
		public string $country,
	) {}

	/**
	 * @param array<string, int> $counts
	 */
	public static function success( array $counts ): self {
		return new self( $counts, '', '' );
	}

	public static function failure( string $failure, string $country = '' ): self {
		return new self( [], $failure, $country );
	}

	public function succeeded(): bool {
		return $this->failure === '';
	}
}
