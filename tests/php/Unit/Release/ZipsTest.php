<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Release;

use ParseError;
use PhpToken;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

final class ZipsTest extends TestCase {

	/** Licences beside the project's own, of what a zip contains. */
	private const LICENCES = [
		'vitrina'           => [ 'licenses/photoswipe.txt', 'licenses/lucide.txt', 'build/fonts/fraunces-LICENSE.txt', 'build/fonts/instrument-sans-LICENSE.txt' ],
		'vitrina-companion' => [ 'build/vendor/dompdf/dompdf/LICENSE.LGPL', 'build/vendor/dompdf/php-font-lib/LICENSE', 'build/vendor/dompdf/php-svg-lib/LICENSE', 'build/vendor/masterminds/html5/LICENSE.txt', 'build/vendor/sabberworm/php-css-parser/LICENSE' ],
		'vitrina-lpexpress' => [ 'licenses/tanstack-virtual.txt' ],
	];

	private const GUARD = "/defined\\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \\)/";

	/** @return iterable<string, array{string}> */
	public static function slugs(): iterable {
		foreach ( [ 'vitrina', ...Zips::PLUGINS ] as $slug ) {
			yield $slug => [ $slug ];
		}
	}

	#[DataProvider( 'slugs' )]
	#[TestDox( '[OWN-20] Every PHP file of the zip $slug is whole, and does nothing when it is requested by itself' )]
	public function test_own_20_php_files_are_guarded( string $slug ): void {
		$files = Zips::files( $slug, 'php' );
		self::assertGreaterThan( 30, count( $files ) );
		foreach ( $files as $file ) {
			$code = (string) file_get_contents( Zips::unpacked( $slug ) . "/{$file}" );
			try {
				PhpToken::tokenize( $code, TOKEN_PARSE );
			} catch ( ParseError $error ) {
				self::fail( "{$file}: {$error->getMessage()}" );
			}
			self::assertMatchesRegularExpression( self::GUARD, $code, $file );
		}
	}

	#[DataProvider( 'slugs' )]
	#[TestDox( '[OWN-20] The zip $slug has the licence, the licences of what it contains, and a readme with the headers and sections that wordpress.org asks for' )]
	public function test_own_20_licences_and_readme( string $slug ): void {
		$folder = Zips::unpacked( $slug );
		foreach ( [ 'license.txt', ...self::LICENCES[ $slug ] ?? [] ] as $file ) {
			self::assertFileExists( "{$folder}/{$file}" );
		}
		$readme = (string) file_get_contents( "{$folder}/readme.txt" );
		foreach ( [ 'Contributors', 'Requires at least', 'Tested up to', 'Requires PHP', 'Stable tag', 'License', 'License URI' ] as $header ) {
			self::assertMatchesRegularExpression( "/^{$header}: \\S/m", $readme );
		}
		foreach ( [ 'Description', 'Installation', 'Frequently Asked Questions', 'Changelog' ] as $section ) {
			self::assertStringContainsString( "\n== {$section} ==\n", $readme );
		}
		$main = (string) file_get_contents( "{$folder}/" . ( $slug === 'vitrina' ? 'style.css' : "{$slug}.php" ) );
		foreach ( [ 'Author', 'Text Domain', 'License', 'Requires PHP' ] as $header ) {
			self::assertMatchesRegularExpression( "/^[ *]*{$header}: +\\S/m", $main );
		}
		self::assertMatchesRegularExpression( "/^[ *]*Text Domain: +{$slug}$/m", $main );
		self::assertStringContainsString( 'src/', $readme, 'Says where the sources of the scripts are.' );
	}
}
