<?php
/**
 * What tests use of Plugin Check and Theme Check.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

// phpcs:disable PEAR.NamingConventions.ValidClassName, WordPress.NamingConventions.ValidFunctionName -- Names of the tools.

namespace WordPress\Plugin_Check\Checker {
	interface Check {}

	class Check_Context {
		public function __construct( public string $main_file, public string $slug = '' ) {}
	}

	class Check_Result {
		/** @return array<string, array<int, array<int, list<array{message: string, code: string}>>>> */
		public function get_errors(): array {
			return [];
		}

		/** @return array<string, array<int, array<int, list<array{message: string, code: string}>>>> */
		public function get_warnings(): array {
			return [];
		}
	}

	interface Check_Repository {
		const TYPE_STATIC = 1;
	}

	class Check_Collection {
		/** @return array<string, Check> */
		public function to_array(): array {
			return [];
		}
	}

	class Default_Check_Repository implements Check_Repository {
		public function get_checks( int $flags ): Check_Collection {
			return new Check_Collection();
		}
	}

	final class Checks {
		/** @param array<string, Check> $checks */
		public function run_checks( Check_Context $context, array $checks ): Check_Result {
			return new Check_Result();
		}
	}
}

namespace {
	interface themecheck {
		/** @return string|list<string> */
		public function getError(): string|array;
	}

	function run_themechecks_against_theme( WP_Theme $theme, string $slug ): void {}
}
