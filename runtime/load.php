<?php
/**
 * Registers directory and version of this copy of the runtime.
 *
 * Theme and plugins contain a copy each and are updated independently, so nothing may be
 * defined here: the newest copy is loaded once, after all plugins and the theme.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

add_filter(
	'vitrina_runtimes',
	/**
	 * The version of package.json; a test compares them.
	 *
	 * @param array<string, string> $copies Directory by version.
	 * @return array<string, string>
	 */
	static fn( array $copies ): array => $copies + [ '0.1.0' => __DIR__ ]
);

add_action(
	'after_setup_theme',
	static function (): void {
		if ( did_action( 'vitrina_runtime_ready' ) > 0 ) {
			return;
		}
		/**
		 * Filters the copies of the runtime in active plugins and theme.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, string> $copies Directory by version.
		 */
		$copies = apply_filters( 'vitrina_runtimes', [] );
		if ( ! is_array( $copies ) ) {
			return;
		}
		uksort( $copies, static fn( $a, $b ): int => version_compare( (string) $a, (string) $b ) );
		$newest = end( $copies );
		if ( is_string( $newest ) ) {
			require_once $newest . '/boot.php';
		}
	},
	-100
);
