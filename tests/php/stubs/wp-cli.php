<?php
/**
 * The part of WP-CLI that the plugins call, for analysis without WP-CLI.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace {
	class WP_CLI {
		/**
		 * @param callable|object|class-string $callable
		 * @param array<string, mixed>         $args
		 * @phpstan-impure
		 */
		public static function add_command( string $name, $callable, array $args = [] ): bool {
			return true;
		}

		public static function log( string $message ): void {}

		public static function success( string $message ): void {}

		public static function warning( string $message ): void {}

		/**
		 * @return never
		 */
		public static function error( string $message ): void {
			exit( 1 );
		}

		/**
		 * @return never
		 */
		public static function halt( int $return_code ): void {
			exit( 1 );
		}
	}
}

namespace WP_CLI\Utils {
	interface Progress {
		public function tick( int $increment = 1, string $message = '' ): void;

		public function finish(): void;
	}

	function make_progress_bar( string $message, int $count, int $interval = 100 ): Progress {
		throw new \LogicException( "Only for analysis: {$message} {$count} {$interval}" );
	}
}
