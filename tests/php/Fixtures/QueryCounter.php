<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

/**
 * Counts queries. Runs inside WordPress.
 */
final class QueryCounter {

	private int $count = 0;

	private function __construct() {}

	public static function start( string $pattern ): self {
		$counter = new self();
		add_filter(
			'query',
			static function ( string $query ) use ( $counter, $pattern ): string {
				$counter->count += (int) preg_match( $pattern, $query );
				return $query;
			}
		);
		return $counter;
	}

	public function get(): int {
		return $this->count;
	}

	public function reset(): void {
		$this->count = 0;
	}
}
