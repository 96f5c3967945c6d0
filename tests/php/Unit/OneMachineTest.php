<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit;

use FilesystemIterator;
use PhpToken;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/** Several web servers may run the shop: nothing may depend on what only one of them has. See docs/scaling.md. */
final class OneMachineTest extends TestCase {

	/** Times of files, local locks, memory and temporary files of one machine. */
	private const LOCAL = '/\A(?:filemtime|filectime|fileatime|fileinode|stat|lstat|flock|touch|tempnam|tmpfile|sys_get_temp_dir|get_temp_dir|wp_tempnam|gethostname|php_uname|getmypid|getmyinode|getlastmod|apcu?_\w+|sem_\w+|shm_\w+|shmop_\w+|msg_\w+)\z/i';

	/** Files that are deleted before the request ends: of an e-mail, while a PDF is made, of a download. */
	private const ALLOWED = [
		'plugin-companion/src/Invoices/Archive.php: wp_tempnam',
		'plugin-companion/src/PdfFile.php: get_temp_dir',
		'plugin-companion/src/TemporaryFiles.php: get_temp_dir',
	];

	#[TestDox( 'No theme or plugin calls a function whose result differs between two machines with the same files' )]
	public function test_no_local_state(): void {
		$found = [];
		$root  = dirname( __DIR__, 3 );
		foreach ( [ 'theme', 'runtime', 'plugin-bank-link', 'plugin-companion', 'plugin-discounts', 'plugin-lpexpress' ] as $unit ) {
			foreach ( self::sources( "{$root}/{$unit}" ) as $file ) {
				foreach ( self::local_calls( (string) file_get_contents( $file ) ) as $call ) {
					$found[] = substr( $file, strlen( $root ) + 1 ) . ": {$call}";
				}
			}
		}
		self::assertSame( self::ALLOWED, $found );
	}

	#[TestDox( 'The check finds such a call' )]
	public function test_the_check_itself(): void {
		self::assertSame( [ 'filemtime', 'apcu_add' ], self::local_calls( '<?php $a->stat( 1 ); A::touch(); filemtime( "a" ); /* flock() */ \apcu_add( "b" ); function stat() {}' ) );
	}

	/** @return list<string> */
	private static function sources( string $folder ): array {
		$files = [];
		/** @var SplFileInfo $file */
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			if ( $file->getExtension() === 'php' && ! str_contains( $file->getPathname(), '/build/' ) ) {
				$files[] = $file->getPathname();
			}
		}
		sort( $files );
		return $files;
	}

	/** @return list<string> Names of functions that are called. */
	private static function local_calls( string $source ): array {
		$tokens = array_values( array_filter( PhpToken::tokenize( $source ), static fn ( PhpToken $token ): bool => ! $token->isIgnorable() ) );
		$calls  = [];
		foreach ( $tokens as $at => $token ) {
			$is_call = $token->is( [ T_STRING, T_NAME_FULLY_QUALIFIED ] ) && ( $tokens[ $at + 1 ] ?? null )?->is( '(' ) === true
				&& ( $tokens[ $at - 1 ] ?? null )?->is( [ T_OBJECT_OPERATOR, T_NULLSAFE_OBJECT_OPERATOR, T_DOUBLE_COLON, T_FUNCTION, T_NEW ] ) !== true;
			$name    = ltrim( $token->text, '\\' );
			if ( $is_call && preg_match( self::LOCAL, $name ) === 1 ) {
				$calls[] = $name;
			}
		}
		return $calls;
	}
}
