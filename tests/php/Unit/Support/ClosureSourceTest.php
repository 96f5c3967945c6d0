<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Support;

use Closure;
use LogicException;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Tests\Integration\Support\ClosureSource;

/**
 * The source runs in another file here; in the integration tests it runs in another process.
 */
final class ClosureSourceTest extends TestCase {

	private static function run_source( Closure $closure ): mixed {
		$file = (string) tempnam( sys_get_temp_dir(), 'vitrina' );
		file_put_contents( $file, ClosureSource::of( $closure ) );
		try {
			$result = require $file;
		} finally {
			unlink( $file );
		}
		return unserialize( (string) base64_decode( is_string( $result ) ? $result : '', true ) );
	}

	#[TestDox( 'Imports, captured variables and types are kept' )]
	public function test_result(): void {
		$text  = "žąsis '\"\$x\" }; )";
		$list  = [ 12 => [ 'a' => null ] ];
		$arrow = static fn (): array => [ $text, $list, 1.0, 1, LogicException::class ];
		self::assertSame( [ $text, $list, 1.0, 1, 'LogicException' ], self::run_source( $arrow ) );
		$function = static function () use ( $list ): array {
			$text = "{$list[12]['a']}}";
			return array_map( static fn ( int $key ): string => "{$key}{$text}", array_keys( $list ) );
		};
		self::assertSame( [ '12}' ], self::run_source( $function ) );
	}

	#[TestDox( 'A closure among other arguments ends where it should' )]
	public function test_end(): void {
		self::assertSame(
			[ 'b' ],
			self::run_source( static fn (): array => array_values( array_filter( [ '', 'b' ], static fn ( string $text ): bool => $text !== '' ) ) ),
			'message'
		);
	}

	#[TestDox( 'Two closures on one line, and one that is not static, are rejected' )]
	public function test_rejected(): void {
		$closures = [ [ static fn (): int => 1, static fn (): int => 2 ][0], function (): int {
			return 3;
		} ];
		foreach ( $closures as $closure ) {
			$message = '';
			try {
				ClosureSource::of( $closure );
			} catch ( LogicException $exception ) {
				$message = $exception->getMessage();
			}
			self::assertStringContainsString( 'must start one static closure', $message );
		}
	}
}
