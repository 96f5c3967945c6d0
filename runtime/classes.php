<?php
/**
 * Makes the classes available that theme and plugins share.
 *
 * The theme and each plugin contain a copy of the runtime and are updated separately, so this
 * file must not define functions or classes. Each copy announces its folder and its version; the
 * newest copy is used by all. It is chosen once, when every plugin is loaded (decision 0001).
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

add_filter(
	'vitrina_runtimes',
	/**
	 * The build replaces the version: see bin/runtime-version.cjs.
	 *
	 * @param array<string, string> $copies Folder by version.
	 * @return array<string, string>
	 */
	static fn( array $copies ): array => $copies + [ '0.0.0' => __DIR__ ]
);

$vitrina_choose = static function (): void {
	if ( defined( 'Vitrina\Runtime\FOLDER' ) ) {
		return;
	}
	// The theme is loaded after the plugins have started, and its copy may be the newest.
	$theme = get_template_directory() . '/build/runtime/classes.php';
	if ( is_file( $theme ) ) {
		require_once $theme;
	}
	/** @var list<string> $copies */
	$copies = require __DIR__ . '/copies.php';
	if ( $copies !== [] ) {
		require_once $copies[0] . '/autoload.php';
	}
};

// A theme, and a plugin that is being activated or uninstalled, are loaded after this action.
if ( did_action( 'plugins_loaded' ) > 0 ) {
	$vitrina_choose();
} else {
	add_action( 'plugins_loaded', $vitrina_choose, PHP_INT_MIN );
}
