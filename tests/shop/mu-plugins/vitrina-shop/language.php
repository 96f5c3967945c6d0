<?php
/**
 * The shop speaks Lithuanian although WordPress's own language pack may not be
 * there: our catalogues bring what our screens need. A request whose header
 * X-Vitrina-Language names another language is answered in that one; no cookie
 * and no address, so that nobody else's page can come to be in it.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Demo;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

require_once __DIR__ . '/pseudo-locale.php';

/**
 * The locale that a request asks for: that of the shop, English, or the
 * pseudo-locale in which every translatable text carries a mark.
 */
function asked_locale(): string {
	$asked = $_SERVER['HTTP_X_VITRINA_LANGUAGE'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared alone.
	return in_array( $asked, [ 'en_US', PSEUDO_LOCALE ], true ) ? $asked : 'lt_LT';
}

// WordPress lets the option hold only languages whose pack is installed.
add_filter( 'pre_option_WPLANG', asked_locale( ... ) );

if ( asked_locale() === PSEUDO_LOCALE ) {
	mark_texts();
}

// What shoppers read of WooCommerce and WordPress, in the place of their packs:
// beside this folder in the repository, mapped to wp-content by wp-env.
foreach ( [ dirname( __DIR__, 4 ) . '/languages', WP_CONTENT_DIR . '/vitrina-languages' ] as $vitrina_languages ) {
	if ( is_readable( "{$vitrina_languages}/demo/load.php" ) ) {
		require_once "{$vitrina_languages}/demo/load.php";
		load_catalogues( "{$vitrina_languages}/build/demo" );
		break;
	}
}
