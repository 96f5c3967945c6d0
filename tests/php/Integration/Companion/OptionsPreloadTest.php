<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

/**
 * Options that every request needs are read by one query, with the same values.
 */
final class OptionsPreloadTest extends ThemeTestCase {

	#[TestDox( 'options that every request asks for are read by one query, before WooCommerce asks' )]
	public function test_one_query(): void {
		$read = self::shop()->run_alone(
			'global $wpdb;
			$names = Vitrina\Companion\Storage\OptionsPreloader::NAMES;
			$all   = fn (): array => array_map( fn ( string $name ): mixed => get_option( $name, "none" ), $names );
			$as_booted = $wpdb->num_queries;
			$all();
			$as_booted = $wpdb->num_queries - $as_booted;
			wp_cache_flush();
			wp_load_alloptions();
			$alone = $wpdb->num_queries;
			$values = $all();
			$alone  = $wpdb->num_queries - $alone;
			wp_cache_flush();
			wp_load_alloptions();
			$before = $wpdb->num_queries;
			Vitrina\Companion\Storage\OptionsPreloader::preload();
			$same = serialize( $values ) === serialize( $all() );
			return [ $as_booted, $alone, $wpdb->num_queries - $before, $same ];'
		);
		self::assertIsArray( $read );
		[ $as_booted, $alone, $together, $same ] = $read;
		self::assertSame( 0, $as_booted, 'The companion had them read as WordPress started.' );
		self::assertGreaterThan( 10, $alone );
		self::assertSame( 1, $together );
		self::assertTrue( $same );
	}

	#[TestDox( 'an object cache that outlives the request is left alone' )]
	public function test_object_cache(): void {
		$queries = self::shop()->run_cached(
			'global $wpdb;
			wp_cache_flush();
			wp_load_alloptions();
			$before   = wp_using_ext_object_cache( true );
			$counted  = $wpdb->num_queries;
			Vitrina\Companion\Storage\OptionsPreloader::preload();
			$counted  = $wpdb->num_queries - $counted;
			wp_using_ext_object_cache( $before );
			return $counted;'
		);
		self::assertSame( 0, $queries );
	}
}
