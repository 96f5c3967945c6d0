<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Support;

/**
 * `npm test` runs some tests with the most telling of their data sets only. A test
 * that is run by hand runs with all of them.
 */
final class FastRun {

	/**
	 * @template T
	 * @param array<string, T> $sets  All data sets.
	 * @param list<string>     $names Those that `npm test` includes.
	 * @return array<string, T>
	 */
	public static function only( array $sets, array $names ): array {
		return self::is_fast() ? array_intersect_key( $sets, array_flip( $names ) ) : $sets;
	}

	/**
	 * For data sets that repeat one rule: put those that differ most first.
	 *
	 * @template K of array-key
	 * @template T
	 * @param int         $count Number of those that `npm test` includes.
	 * @param array<K, T> $sets  All data sets.
	 * @return array<K, T>
	 */
	public static function first( int $count, array $sets ): array {
		return self::is_fast() ? array_slice( $sets, 0, $count, true ) : $sets;
	}

	/** How often something is tried: in `npm test`, and else. */
	public static function times( int $fast, int $full ): int {
		return self::is_fast() ? $fast : $full;
	}

	private static function is_fast(): bool {
		return getenv( 'VITRINA_TESTS' ) === 'fast';
	}
}
