<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Runtime;

use PHPUnit\Framework\TestCase;

final class VersionTest extends TestCase {

	public function test_the_runtime_says_the_version_of_the_package(): void {
		$root    = dirname( __DIR__, 4 );
		$package = json_decode( (string) file_get_contents( $root . '/package.json' ), true );
		self::assertIsArray( $package );
		self::assertIsString( $package['version'] );
		self::assertStringContainsString(
			"[ '{$package['version']}' => __DIR__ ]",
			(string) file_get_contents( $root . '/runtime/load.php' )
		);
	}
}
