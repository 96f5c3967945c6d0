<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\LpExpress\Import;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\LpExpress\Import\FileText;

final class FileTextTest extends TestCase {

	private const TEXT = 'Šiauliai, Ąžuolų g. 5 – „Įėjimas“ ČĘĖŪŲž, Liepāja ģķļņ, Põlva';

	/**
	 * @return array<string, array{string}>
	 */
	public static function encodings(): array {
		return [
			'UTF-8'              => [ self::TEXT ],
			'UTF-8 with a mark'  => [ "\xEF\xBB\xBF" . self::TEXT ],
			'Baltic Windows'     => [ (string) iconv( 'UTF-8', 'CP1257', self::TEXT ) ],
			'UTF-16, little end' => [ "\xFF\xFE" . iconv( 'UTF-8', 'UTF-16LE', self::TEXT ) ],
			'UTF-16, big end'    => [ "\xFE\xFF" . iconv( 'UTF-8', 'UTF-16BE', self::TEXT ) ],
		];
	}

	#[DataProvider( 'encodings' )]
	#[TestDox( '[TERM-09] reads $_dataName' )]
	public function test_encodings( string $bytes ): void {
		self::assertSame( self::TEXT, FileText::utf8( $bytes ) );
	}

	#[TestDox( '[TERM-09] any bytes become UTF-8' )]
	public function test_any_bytes(): void {
		for ( $byte = 0; $byte < 256; ++$byte ) {
			self::assertSame( 1, preg_match( '//u', FileText::utf8( "a\xff" . chr( $byte ) ) ) );
		}
	}

	#[TestDox( '[TERM-09] line endings of all systems are converted' )]
	public function test_line_ends(): void {
		self::assertSame( "a\nb\nc\n", FileText::utf8( "a\r\nb\rc\n" ) );
	}
}
