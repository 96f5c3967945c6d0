<?php
/**
 * In which order scripts that depend on each other are loaded.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Runtime;

/**
 * Pure: knows handles and their dependencies, nothing of WordPress.
 */
final class LoadingOrder {

	/**
	 * Everything a handle needs, before it, itself last.
	 *
	 * @param string                      $handle Where to start.
	 * @param array<string, list<string>> $graph  Dependencies by handle.
	 * @return list<string> Empty when a dependency is unknown: WordPress would not print it either.
	 */
	public static function of( string $handle, array $graph ): array {
		$order = [];
		$seen  = [];
		return self::visit( $handle, $graph, $seen, $order ) ? $order : [];
	}

	/**
	 * Adds a handle and what it needs.
	 *
	 * @param string                      $handle The handle.
	 * @param array<string, list<string>> $graph  Dependencies by handle.
	 * @param array<string, true>         $seen   Handles visited, so that a circle ends.
	 * @param list<string>                $order  The order so far.
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
