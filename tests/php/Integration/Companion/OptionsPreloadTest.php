<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Companion\Storage\OptionsPreloader;
use Vitrina\Tests\Fixtures\QueryCounter;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

/**
 * Options that every request needs are read by one query, with the same values.
 */
final class OptionsPreloadTest extends ThemeTestCase {

	#[TestDox( 'options that every request asks for are read by one query, before WooCommerce asks' )]
	public function test_one_query(): void {
		$read = self::shop()->run_alone(
			static function (): array {
				$read = static fn (): array => array_map( static fn ( string $name ): mixed => get_option( $name, 'none' ), OptionsPreloader::NAMES );
				$cold = static function (): void {
					wp_cache_flush();
					wp_load_alloptions();
				};

				$as_booted = QueryCounter::during( $read );
				$cold();
				$values = [];
				$alone  = QueryCounter::during(
					static function () use ( $read, &$values ): void {
						$values = $read();
					}
				);
				$cold();
				$same      = false;
				$preloaded = QueryCounter::during(
					static function () use ( $read, &$values, &$same ): void {
						OptionsPreloader::preload();
						$same = serialize( $values ) === serialize( $read() );
					}
				);
				return [ $as_booted, $alone, $preloaded, $same ];
			}
		);
		[ $as_booted, $alone, $together, $same ] = $read;
		self::assertSame( 0, $as_booted, 'The companion had them read as WordPress started.' );
		self::assertGreaterThan( 10, $alone );
		self::assertSame( 1, $together );
		self::assertTrue( $same );
	}

	#[TestDox( 'an object cache that outlives the request is left alone' )]
	#[Group( 'full' )]
	public function test_object_cache(): void {
		$queries = self::shop()->run_cached(
			static function (): int {
				wp_cache_flush();
				wp_load_alloptions();
				$before = wp_using_ext_object_cache( true );
				$count  = QueryCounter::during( static fn () => OptionsPreloader::preload() );
				wp_using_ext_object_cache( $before );
				return $count;
			}
		);
		self::assertSame( 0, $queries );
	}
}
