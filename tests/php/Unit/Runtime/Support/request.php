<?php
/**
 * A request as far as the runtime's files see it: hooks, and the order in which
 * WordPress loads plugins and theme.
 */

declare( strict_types=1 );

namespace {
	const ABSPATH = '/';

	final class Hooks {
		/** @var array<string, array<int, list<callable>>> */
		public static array $callbacks = [];
		/** @var array<string, int> */
		public static array $done = [];
		public static string $theme = '/none';

		/**
		 * @param list<mixed> $args
		 */
		public static function run( string $hook, array $args ): mixed {
			// What is added meanwhile with a later priority has its turn too.
			$ran = [];
			while ( true ) {
				$waiting = array_diff( array_keys( self::$callbacks[ $hook ] ?? [] ), $ran );
				if ( $waiting === [] ) {
					return $args[0] ?? null;
				}
				$ran[] = min( $waiting );
				foreach ( self::$callbacks[ $hook ][ min( $waiting ) ] as $callback ) {
					$value = $callback( ...$args );
					if ( $args !== [] ) {
						$args[0] = $value;
					}
				}
			}
		}
	}

	function add_filter( string $hook, callable $callback, int $priority = 10, int $count = 1 ): true {
		Hooks::$callbacks[ $hook ][ $priority ][] = $callback;
		return true;
	}

	function add_action( string $hook, callable $callback, int $priority = 10 ): true {
		return add_filter( $hook, $callback, $priority );
	}

	function apply_filters( string $hook, mixed ...$args ): mixed {
		return Hooks::run( $hook, array_values( $args ) );
	}

	function do_action( string $hook ): void {
		Hooks::$done[ $hook ] = did_action( $hook ) + 1;
		Hooks::run( $hook, [] );
	}

	function did_action( string $hook ): int {
		return Hooks::$done[ $hook ] ?? 0;
	}

	function get_template_directory(): string {
		return Hooks::$theme;
	}
}
