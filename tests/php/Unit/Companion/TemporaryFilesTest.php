<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion;

use PHPUnit\Framework\Attributes\RunTestsInSeparateProcesses;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\TemporaryFiles;

#[RunTestsInSeparateProcesses]
final class TemporaryFilesTest extends TestCase {

	private string $folder;

	protected function setUp(): void {
		require_once __DIR__ . '/Support/wordpress.php';
		$this->folder = sys_get_temp_dir() . '/' . uniqid( 'vitrina-test-' ) . '/';
		mkdir( $this->folder );
		putenv( "VITRINA_TEST_TEMP={$this->folder}" );
	}

	protected function tearDown(): void {
		putenv( 'VITRINA_TEST_TEMP' );
		foreach ( $this->left() as $left ) {
			rmdir( $left );
		}
		rmdir( $this->folder );
	}

	/** @return list<string> */
	private function left(): array {
		$found = glob( "{$this->folder}*" );
		return $found === false ? [] : $found;
	}

	#[TestDox( 'A file has its name, and is gone with its folder at the end of the request' )]
	public function test_file(): void {
		$path = (string) TemporaryFiles::write( 'SF-1.pdf', '%PDF' );
		self::assertSame( 'SF-1.pdf', basename( $path ) );
		self::assertStringEqualsFile( $path, '%PDF' );
		TemporaryFiles::delete_all();
		self::assertSame( [], $this->left() );
	}

	#[TestDox( 'A file that cannot be written leaves no folder' )]
	public function test_failure(): void {
		// No file system takes a name of this length.
		self::assertNull( TemporaryFiles::write( str_repeat( 'a', 300 ), 'text' ) );
		TemporaryFiles::delete_all();
		self::assertSame( [], $this->left() );
	}
}
