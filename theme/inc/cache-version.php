<?php
/**
 * Versions of the theme's caches, and checks whether a result may be cached. WooCommerce's own
 * versions are times in seconds, so a value that is cached between two changes within one second would
 * count as current; these versions are random.
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

use WP_Hook;

const CACHE_VERSION_TRANSIENT = 'vitrina_version_';

/**
 * The version of a cache group. Read it before the data that is cached under it, never after: the data
 * may change in between.
 */
function cache_version( string $group ): string {
	$version = get_transient( CACHE_VERSION_TRANSIENT . $group );
	return is_string( $version ) && $version !== '' ? $version : renew_cache_version( $group );
}

/**
 * Loads several transients in one query, or in one request to a persistent object cache; each must have an expiration.
 *
 * @param list<string> $names
 */
function prime_transients( array $names ): void {
	if ( wp_using_ext_object_cache() ) {
		/** @var array<string, true> $requested An object cache asks the server again for a name that is missing there. */
		static $requested = [];

		$new = array_values( array_filter( $names, fn ( string $name ): bool => ! isset( $requested[ $name ] ) ) );
		if ( $new !== [] ) {
			$requested += array_fill_keys( $new, true );
			wp_cache_get_multiple( $new, 'transient' );
		}
		return;
	}
	$options = [];
	foreach ( $names as $name ) {
		array_push( $options, "_transient_{$name}", "_transient_timeout_{$name}" );
	}
	wp_prime_option_caches( $options );
}

/**
 * A value that cache_with_stamp() cached under the same stamp, or null.
 *
 * @param string $stamp The inputs of the value. Read them before the value: they may change in between.
 */
function cached_with_stamp( string $name, string $stamp ): mixed {
	$cached = get_transient( $name );
	return is_array( $cached ) && ( $cached['stamp'] ?? '' ) === $stamp ? $cached['value'] ?? null : null;
}

/**
 * Caches a value in a transient until one of its inputs changes.
 *
 * @param string $stamp   The inputs of the value; see cached_with_stamp().
 * @param int    $seconds How long at most; 0 for no limit.
 */
function cache_with_stamp( string $name, string $stamp, mixed $value, int $seconds = HOUR_IN_SECONDS ): void {
	set_transient( $name, compact( 'stamp', 'value' ), $seconds );
}

/** Invalidates everything that is cached under the group's current version; returns the new one. */
function renew_cache_version( string $group ): string {
	$version = bin2hex( random_bytes( 8 ) );
	set_transient( CACHE_VERSION_TRANSIENT . $group, $version );
	return $version;
}

/**
 * Whether a plugin has a callback on a filter, so that the filter's result may differ per visitor.
 *
 * @param list<string> $known Callbacks to ignore: those of WordPress and this theme.
 */
function is_filtered_by_others( string $hook, array $known ): bool {
	/** @var array<string, WP_Hook> $wp_filter */
	global $wp_filter;
	$callbacks = isset( $wp_filter[ $hook ] ) ? array_keys( array_merge( ...array_values( $wp_filter[ $hook ]->callbacks ) ) ) : [];
	return array_diff( $callbacks, $known ) !== [];
}
