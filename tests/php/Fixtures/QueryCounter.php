<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use Closure;

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

	/**
	 * @param Closure(): mixed $code
	 * @return int Number of all queries that the code sends.
	 */
	public static function during( Closure $code ): int {
		$before = Database::wpdb()->num_queries;
		$code();
		return Database::wpdb()->num_queries - $before;
	}

	public function get(): int {
		return $this->count;
	}

	public function reset(): void {
		$this->count = 0;
	}
}
