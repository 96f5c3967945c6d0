<?php
/**
 * Versions of what the theme keeps in transients. WooCommerce's own versions are
 * the second of a change, so what is kept between two changes of one second
 * would be taken for current; these are random.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

const CACHE_VERSION_TRANSIENT = 'vitrina_version_';

/**
 * The version of what is kept under a name. Read it before the facts that are
 * kept with it, never after: they may change in between.
 *
 * @param string $group Name.
 */
function cache_version( string $group ): string {
	$version = get_transient( CACHE_VERSION_TRANSIENT . $group );
	return is_string( $version ) && $version !== '' ? $version : renew_cache_version( $group );
}

/**
 * Whatever was kept under the name is of the past.
 *
 * @param string $group Name.
 * @return string The version from now on.
 */
function renew_cache_version( string $group ): string {
	$version = bin2hex( random_bytes( 8 ) );
	set_transient( CACHE_VERSION_TRANSIENT . $group, $version );
	return $version;
}
