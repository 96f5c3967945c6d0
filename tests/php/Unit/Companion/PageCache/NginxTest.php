<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\PageCache;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\PageCache\PurgeException;
use Vitrina\Companion\PageCache\Purgers\Nginx;

/**
 * Files as nginx writes them.
 */
final class NginxTest extends TestCase {

	private string $folder = '';

	protected function setUp(): void {
		$this->folder = sys_get_temp_dir() . '/vitrina-nginx-' . bin2hex( random_bytes( 6 ) );
		mkdir( "{$this->folder}/1/ab", recursive: true );
	}

	protected function tearDown(): void {
		array_map( unlink( ... ), [ ...self::found( "{$this->folder}/1/ab/*" ), ...self::found( "{$this->folder}/*.*" ) ] );
		rmdir( "{$this->folder}/1/ab" );
		rmdir( "{$this->folder}/1" );
		rmdir( $this->folder );
	}

	/**
	 * @return list<string>
	 */
	private static function found( string $pattern ): array {
		$files = glob( $pattern );
		return $files === false ? [] : $files;
	}

	/**
	 * @param string $headers Each line ends with CR LF.
	 */
	private function store( string $url, string $headers, string $body = '<p>xkey: p8</p>', string $suffix = '' ): string {
		$file = "{$this->folder}/1/ab/" . md5( $url ) . $suffix;
		file_put_contents( $file, pack( 'P*', 5, 1764090000, 1764090000, 0 ) . "\0\"W/etag\"\0\nKEY: {$url}\n{$headers}\r\n{$body}" );
		return $file;
	}

	#[TestDox( 'Pages with a changed tag are deleted, others stay' )]
	public function test_tags(): void {
		$with    = $this->store( '/a', "X-Powered-By: PHP\r\nXkey: all p7 p70\r\n" );
		$without = $this->store( '/b', "xkey: all p77 s8\r\n" );
		( new Nginx( $this->folder ) )->purge( [ 'p7', 'p8', 'l0' ] );
		self::assertFileDoesNotExist( $with );
		self::assertFileExists( $without );
		( new Nginx( $this->folder ) )->purge( [ 'all' ] );
		self::assertFileDoesNotExist( $without );
	}

	#[TestDox( 'A page without tags is deleted with each change' )]
	public function test_no_tags(): void {
		$page = $this->store( '/a', "Content-Type: text/html\r\n", "\r\n\r\nxkey: p8\r\n" );
		( new Nginx( $this->folder ) )->purge( [ 'p7' ] );
		self::assertFileDoesNotExist( $page );
	}

	#[TestDox( 'Files that are no pages, or not yet, stay' )]
	public function test_other_files(): void {
		$unfinished = $this->store( '/a', "xkey: all p7\r\n", suffix: '.0000000012' );
		touch( "{$this->folder}/important.txt" );
		( new Nginx( $this->folder ) )->purge( [ 'all' ] );
		self::assertFileExists( $unfinished );
		self::assertFileExists( "{$this->folder}/important.txt" );
	}

	#[TestDox( 'A folder that is not there is a failure' )]
	public function test_no_folder(): void {
		$this->expectException( PurgeException::class );
		( new Nginx( "{$this->folder}/none" ) )->purge( [ 'all' ] );
	}
}
