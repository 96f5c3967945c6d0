<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Runtime;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Runtime\BuiltAssets;

final class BuiltAssetsTest extends TestCase {

	/** @var list<string> Copies of one unit, as two machines have it. */
	private array $copies = [];

	protected function setUp(): void {
		foreach ( [ 1_700_000_000, 1_800_000_000 ] as $time ) {
			$copy = sys_get_temp_dir() . '/vitrina-assets-' . bin2hex( random_bytes( 6 ) );
			mkdir( $copy . '/build', 0700, true );
			file_put_contents( $copy . '/build/main.css', 'a{color:red}' );
			file_put_contents( $copy . '/build/styles.php', "<?php return array('main' => '0123456789ab');" );
			touch( $copy . '/build/main.css', $time );
			touch( $copy . '/build/styles.php', $time );
			$this->copies[] = $copy;
		}
	}

	protected function tearDown(): void {
		foreach ( $this->copies as $copy ) {
			unlink( $copy . '/build/main.css' );
			unlink( $copy . '/build/styles.php' );
			rmdir( $copy . '/build' );
			rmdir( $copy );
		}
	}

	#[TestDox( 'The version of a style is the hash of its content: the same on machines that have the file at another time' )]
	public function test_version_of_a_style(): void {
		foreach ( $this->copies as $copy ) {
			self::assertSame( '0123456789ab', ( new BuiltAssets( $copy, '0.1.0' ) )->style_version( 'main' ) );
		}
	}

	#[TestDox( 'A style of a build without hashes has the version of its theme or plugin' )]
	public function test_style_without_a_hash(): void {
		self::assertSame( '0.1.0', ( new BuiltAssets( $this->copies[0], '0.1.0' ) )->style_version( 'another' ) );
		self::assertSame( '0.1.0', ( new BuiltAssets( $this->copies[0] . '/nothing', '0.1.0' ) )->style_version( 'main' ) );
	}
}
