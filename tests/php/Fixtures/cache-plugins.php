<?php
/**
 * Cache plugins, as far as the companion calls them. `$vitrina_calls` notes the calls, in order.
 *
 * @package Vitrina\Tests
 */

declare( strict_types=1 );

// phpcs:disable Universal.Namespaces.DisallowCurlyBraceSyntax.Forbidden, Universal.Namespaces.OneDeclarationPerFile.MultipleFound, WordPress.NamingConventions.PrefixAllGlobals -- The names of the plugins.
namespace W3TC {
	final class Dispatcher {

		public static function component( string $name ): self {
			$GLOBALS['vitrina_calls'][] = $name;
			return new self();
		}

		public function execute_delayed_operations(): void {
			$GLOBALS['vitrina_calls'][] = __FUNCTION__;
		}
	}
}

namespace {
	function wp_cache_clear_cache(): void {
		$GLOBALS['vitrina_calls'][] = __FUNCTION__;
	}

	function w3tc_flush_posts(): void {
		$GLOBALS['vitrina_calls'][] = __FUNCTION__;
	}

	function rocket_clean_domain(): void {
		$GLOBALS['vitrina_calls'][] = __FUNCTION__;
	}

	add_action(
		'cache_enabler_clear_complete_cache',
		static function (): void {
			$GLOBALS['vitrina_calls'][] = 'cache_enabler_clear_complete_cache';
		}
	);
}
