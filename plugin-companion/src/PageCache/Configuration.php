<?php

declare( strict_types=1 );

namespace Vitrina\Companion\PageCache;

use Vitrina\Companion\PageCache\Purgers\CachePlugin;
use Vitrina\Companion\PageCache\Purgers\LiteSpeed;
use Vitrina\Companion\PageCache\Purgers\Nginx;
use Vitrina\Companion\PageCache\Purgers\Varnish;

/**
 * Finds the caches in front of the shop. Addresses and folders are constants in wp-config.php, because they
 * belong to the server and not to the content of the shop: a copy of the database must not purge the original's cache.
 */
final class Configuration {
	/** In seconds: less than the shortest life of a nonce, which other plugins may print into a page. */
	private const LIFETIME = 11 * HOUR_IN_SECONDS;

	/** @return list<Purger> */
	public static function purgers(): array {
		$purgers   = CachePlugin::active();
		$addresses = array_values( array_filter( array_map( static fn ( string $address ): string => rtrim( trim( $address ), '/' ), explode( ',', self::text( 'VITRINA_VARNISH' ) ) ), static fn ( string $address ): bool => $address !== '' ) );
		if ( $addresses !== [] ) {
			$purgers[] = new Varnish( $addresses );
		}
		if ( self::text( 'VITRINA_NGINX_CACHE' ) !== '' ) {
			$purgers[] = new Nginx( self::text( 'VITRINA_NGINX_CACHE' ) );
		}
		if ( isset( $_SERVER['X-LSCACHE'] ) ) {
			$purgers[] = new LiteSpeed();
		}
		/**
		 * Filters the caches in front of the shop, to add one that the plugin does not know.
		 *
		 * @since 0.1.0
		 *
		 * @param list<Purger> $purgers Caches that were found or configured.
		 */
		$filtered = apply_filters( 'vitrina_page_cache_purgers', $purgers );
		return array_values( array_filter( is_array( $filtered ) ? $filtered : $purgers, static fn ( mixed $purger ): bool => $purger instanceof Purger ) );
	}

	/** How long a shared cache may hold a page, in seconds. */
	public static function lifetime(): int {
		$lifetime = defined( 'VITRINA_PAGE_LIFETIME' ) ? constant( 'VITRINA_PAGE_LIFETIME' ) : null;
		return is_int( $lifetime ) && $lifetime > 0 ? $lifetime : self::LIFETIME;
	}

	private static function text( string $constant ): string {
		$value = defined( $constant ) ? constant( $constant ) : '';
		return is_string( $value ) ? trim( $value ) : '';
	}
}
