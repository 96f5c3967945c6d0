<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Import;

/** The result of a refresh from the carrier. */
final readonly class RefreshOutcome {

	/**
	 * @param array<string, int> $counts  Number of terminals by country; empty after a failure.
	 * @param string             $failure A value of Failure or ListProblem, or `storage`; empty after a success.
	 * @param string             $country The country that failed; empty when the failure is not about one.
	 */
	private function __construct(
		public array $counts,
		public string $failure,
		public string $country,
	) {}

	/** @param array<string, int> $counts */
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
