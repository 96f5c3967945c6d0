<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use Vitrina\Companion\PageCache\ChangeVersion;

/**
 * Code of a must-use plugin, which runs before the companion is loaded: a shop with a cache, and
 * pages that something makes personal or invalid.
 */
final class CachedPages {

	/**
	 * Adds the recording cache, and spoils the page as `?gadinti=` says.
	 */
	public static function listen(): void {
		add_filter( 'vitrina_page_cache_purgers', static fn ( array $purgers ): array => [ new PageCache() ] );
		$spoil = is_string( $_GET['gadinti'] ?? null ) ? $_GET['gadinti'] : '';
		add_action( 'wp_footer', static fn () => self::spoil( $spoil ) );
		if ( $spoil === 'notice' ) {
			add_action( 'wp', static fn () => wc_add_notice( 'Ačiū' ) );
		} elseif ( $spoil === 'filter' ) {
			add_filter( 'vitrina_page_is_personal', '__return_true' );
		}
	}

	/**
	 * Prints how many queries a page took.
	 */
	public static function print_queries(): void {
		add_action( 'shutdown', static fn () => print( '<!-- queries ' . Database::wpdb()->num_queries . ' -->' ), PHP_INT_MAX );
	}

	private static function spoil( string $how ): void {
		match ( $how ) {
			'cookie'  => setcookie( 'a', 'b' ),
			'query'   => self::fail_a_query(),
			'nocache' => nocache_headers(),
			'plugin'  => define( 'DONOTCACHEPAGE', true ),
			'status'  => status_header( 503 ),
			'flush'   => array_map( static fn (): bool => ob_end_flush(), range( 1, ob_get_level() ) ),
			'change'  => ( new ChangeVersion() )->renew(),
			default   => null,
		};
	}

	private static function fail_a_query(): void {
		$db = Database::wpdb();
		$db->hide_errors();
		$db->suppress_errors();
		$db->query( 'SELECT nonsense' );
	}
}
