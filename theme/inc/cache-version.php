<?php
/**
 * Versions of what the theme keeps in transients, and whether it may be kept. WooCommerce's own versions are
 * the second of a change, so what is kept between two changes of one second
 * would be taken for current; these are random.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

use WP_Hook;

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
 * How many queries of this request have failed, WordPress's and WooCommerce's own among them:
 * what is made of their answers must not be kept. wpdb notes each in this variable.
 */
function failed_queries(): int {
	$failed = $GLOBALS['EZSQL_ERROR'] ?? [];
	return is_array( $failed ) ? count( $failed ) : 0;
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

/**
 * Whether a plugin has a say by a filter: it may answer each visitor in another way.
 *
 * @param string       $hook Name of the filter.
 * @param list<string> $own  Functions that are no plugin's.
 */
function is_filtered_by_others( string $hook, array $own ): bool {
	/** @var array<string, WP_Hook> $wp_filter */
	global $wp_filter;
	$callbacks = isset( $wp_filter[ $hook ] ) ? array_keys( array_merge( ...array_values( $wp_filter[ $hook ]->callbacks ) ) ) : [];
	return array_diff( $callbacks, $own ) !== [];
}
