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
		$warnings = array_map( static fn ( array $finding ): string => "| {$slug} | {$finding['code']} | {$finding['file']} | ", $found );
		self::assert_answered( "/^\\| {$slug} \\| /", $warnings );
	}

	#[Group( 'full' )]
	#[TestDox( '[OWN-20] Theme Check finds nothing that is required in vitrina.zip, and nothing that is not answered' )]
	public function test_own_20_theme_check(): void {
		$tool   = self::tool( 'theme-check', 'checkbase.php' );
		$folder = Zips::unpacked( 'vitrina' );
		$found  = self::shop()->run_alone( static fn (): array => WordPressOrg::check_theme( $tool, $folder ) );
		self::assertSame( [], array_values( array_filter( $found, static fn ( string $text ): bool => str_starts_with( $text, 'REQUIRED' ) ) ) );
		$others = array_filter( $found, static fn ( string $text ): bool => ! str_starts_with( $text, 'INFO' ) );
		self::assert_answered( '/^\| (RECOMMENDED|WARNING)/', array_map( static fn ( string $text ): string => "| {$text}", $others ) );
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

	/**
	 * Each finding starts like a row of the docs, and each row is the start of a finding.
	 *
	 * @param string        $start    Pattern of the rows.
	 * @param array<string> $findings As rows without the answer.
	 */
	private static function assert_answered( string $start, array $findings ): void {
		$docs = explode( "\n", (string) file_get_contents( dirname( __DIR__, 4 ) . '/docs/wordpress-org.md' ) );
		$rows = [];
		foreach ( array_filter( $docs, static fn ( string $line ): bool => preg_match( $start, $line ) === 1 ) as $row ) {
			self::assertMatchesRegularExpression( '/^(.+ )\| [^|]+ \|$/', $row, 'A row needs an answer.' );
			$rows[] = (string) preg_replace( '/\| [^|]+ \|$/', '', $row );
		}
		$unanswered = array_filter( $findings, static fn ( string $finding ): bool => array_filter( $rows, static fn ( string $row ): bool => str_starts_with( $finding, rtrim( $row ) ) ) === [] );
		$outdated   = array_filter( $rows, static fn ( string $row ): bool => array_filter( $findings, static fn ( string $finding ): bool => str_starts_with( $finding, rtrim( $row ) ) ) === [] );
		self::assertSame( [], array_values( $unanswered ), 'Not answered in docs/wordpress-org.md.' );
		self::assertSame( [], array_values( $outdated ), 'No longer found: remove it from docs/wordpress-org.md.' );
	}
}
