<?php
/**
 * Says where this copy of the runtime lies and how new it is.
 *
 * Theme and plugins carry a copy each and are updated one by one, so nothing
 * may be defined here: the newest copy of all is loaded once, when every plugin
 * and the theme had their turn.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

add_filter(
	'vitrina_runtimes',
	/**
	 * The version is the one in package.json; a test compares them.
	 *
	 * @param array<string, string> $copies Folder by version.
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
		 * Every copy of the runtime that an active plugin or theme carries.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, string> $copies Folder by version.
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
