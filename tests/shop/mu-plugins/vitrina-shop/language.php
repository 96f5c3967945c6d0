<?php
/**
 * The shop speaks Lithuanian although WordPress's own language pack may not be
 * there: our catalogues bring what our screens need.
 *
 * @package Vitrina
 */

declare(strict_types=1);

namespace Vitrina\Demo;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

// WordPress lets the option hold only languages whose pack is installed.
add_filter( 'pre_option_WPLANG', static fn(): string => 'lt_LT' );

// What shoppers read of WooCommerce and WordPress, in the place of their packs:
// beside this folder in the repository, mapped to wp-content by wp-env.
foreach ( [ dirname( __DIR__, 4 ) . '/languages', WP_CONTENT_DIR . '/vitrina-languages' ] as $vitrina_languages ) {
	if ( is_readable( "{$vitrina_languages}/demo/load.php" ) ) {
		require_once "{$vitrina_languages}/demo/load.php";
		load_catalogues( "{$vitrina_languages}/build/demo" );
		break;
	}
}
