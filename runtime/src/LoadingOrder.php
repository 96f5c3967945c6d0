<?php

declare( strict_types=1 );

namespace Vitrina\Runtime;

/** Sorts scripts by their dependencies. Pure: only works on handles and their dependencies. */
final class LoadingOrder {

	/**
	 * All dependencies of a handle in loading order, the handle last.
	 *
	 * @param array<string, list<string>> $graph Dependencies by handle.
	 * @return list<string> Empty if a dependency is not registered; WordPress does not print it then either.
	 */
	public static function sort( string $handle, array $graph ): array {
		$order = [];
		$seen  = [];
		return self::visit( $handle, $graph, $seen, $order ) ? $order : [];
	}

	/**
	 * Adds a handle after its dependencies.
	 *
	 * @param array<string, list<string>> $graph Dependencies by handle.
	 * @param array<string, true>         $seen  Visited handles, to end cycles.
	 * @param list<string>                $order The result so far.
	 */
	private static function visit( string $handle, array $graph, array &$seen, array &$order ): bool {
		if ( isset( $seen[ $handle ] ) ) {
			return true;
		}
		if ( ! isset( $graph[ $handle ] ) ) {
			return false;
		}
		$seen[ $handle ] = true;
		foreach ( $graph[ $handle ] as $dependency ) {
			if ( ! self::visit( $dependency, $graph, $seen, $order ) ) {
				return false;
			}
		}
		$order[] = $handle;
		return true;
	}
}
