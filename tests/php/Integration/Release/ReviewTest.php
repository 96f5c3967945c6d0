<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Release;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Fixtures\WordPressOrg;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;
use Vitrina\Tests\Unit\Release\Zips;

/** What Theme Check and Plugin Check say about the packed zips. docs/wordpress-org.md answers each warning. */
final class ReviewTest extends ThemeTestCase {

	/** @return iterable<string, array{string}> */
	public static function plugins(): iterable {
		foreach ( Zips::PLUGINS as $slug ) {
			yield $slug => [ $slug ];
		}
	}

	#[Group( 'full' )]
	#[DataProvider( 'plugins' )]
	#[TestDox( '[OWN-20] Plugin Check finds no error in $slug.zip, and no warning that is not answered' )]
	public function test_own_20_plugin_check( string $slug ): void {
		$tool   = self::tool( 'plugin-check', 'vendor/autoload.php' );
		$folder = Zips::unpacked( $slug );
		$found  = self::shop()->run_alone( static fn (): array => WordPressOrg::check_plugin( $tool, $folder ) );
		self::assertSame( [], array_values( array_filter( $found, static fn ( array $finding ): bool => $finding['type'] === 'ERROR' ) ) );
		$warnings = array_map( static fn ( array $finding ): string => "| {$slug} | {$finding['code']} | {$finding['file']} |", $found );
		self::assertSame( self::answered( $slug ), self::sorted( $warnings ) );
	}

	#[Group( 'full' )]
	#[TestDox( '[OWN-20] Theme Check finds nothing that is required in vitrina.zip, and nothing that is not answered' )]
	public function test_own_20_theme_check(): void {
		$tool   = self::tool( 'theme-check', 'checkbase.php' );
		$folder = Zips::unpacked( 'vitrina' );
		$found  = self::shop()->run_alone( static fn (): array => WordPressOrg::check_theme( $tool, $folder ) );
		self::assertSame( [], array_values( array_filter( $found, static fn ( string $text ): bool => str_starts_with( $text, 'REQUIRED' ) ) ) );
		self::assertSame( self::answered( 'vitrina' ), self::sorted( $found ) );
	}

	/** @return string Folder of the tool. */
	private static function tool( string $name, string $proof ): string {
		$cache  = getenv( 'VITRINA_CACHE' );
		$folder = ( $cache === false ? getenv( 'HOME' ) . '/.cache/vitrina' : $cache ) . "/{$name}";
		if ( ! is_file( "{$folder}/{$proof}" ) ) {
			self::markTestSkipped( "There is no {$folder}/{$proof}." );
		}
		return $folder;
	}

	/** @return list<string> */
	private static function answered( string $slug ): array {
		return [];
	}

	/**
	 * @param list<string> $lines
	 * @return list<string>
	 */
	private static function sorted( array $lines ): array {
		$lines = array_values( array_unique( $lines ) );
		sort( $lines );
		return $lines;
	}
}
