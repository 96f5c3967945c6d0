<?php
/**
 * Functions of WordPress 6.9 that are missing in the stubs of WordPress.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- Names of WordPress.

/**
 * @param string|list<string> $salt
 * @return mixed False if nothing is cached under this salt.
 */
function wp_cache_get_salted( string $cache_key, string $group, string|array $salt ): mixed {
	return wp_cache_get( $cache_key, $group );
}

/** @param string|list<string> $salt */
function wp_cache_set_salted( string $cache_key, mixed $data, string $group, string|array $salt, int $expire = 0 ): bool {
	return wp_cache_set( $cache_key, [ $salt, $data ], $group, $expire );
}
