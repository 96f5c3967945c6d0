<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\LpExpress\Import;

use Eris\Generators;
use Eris\TestTrait;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\LpExpress\Domain\ImportReport;
use Vitrina\LpExpress\Domain\Row;
use Vitrina\LpExpress\Domain\RowError;
use Vitrina\LpExpress\Domain\Terminal;
use Vitrina\LpExpress\Import\CsvRows;
use Vitrina\LpExpress\Import\JsonRows;
use Vitrina\LpExpress\Import\UnreadableFile;

final class RowsTest extends TestCase {

	use TestTrait;

	#[DataProvider( 'delimiters' )]
	#[TestDox( '[TERM-09] detects the delimiter: $delimiter' )]
	public function test_delimiters( string $delimiter ): void {
		$line = static fn ( string ...$cells ): string => implode( $delimiter, $cells );
		$rows = self::rows( $line( 'id', 'city', 'name' ) . "\n" . $line( '7', 'Nida', 'Maxima' ) );
		self::assertEquals( [ new Row( 2, [ 'id' => '7', 'city' => 'Nida', 'name' => 'Maxima' ] ) ], $rows );
	}

	/**
	 * @return list<array{string}>
	 */
	public static function delimiters(): array {
		return [ [ ',' ], [ ';' ], [ "\t" ], [ '|' ] ];
	}

	#[TestDox( '[TERM-09] numbers lines as an editor does, also after quoted line breaks and empty lines' )]
	public function test_lines(): void {
		$rows = self::rows( "id,city,name\n1,Nida,\"a\nb\"\n\n2,Nida,c\n3,Nida" );
		self::assertSame( [ 2, 5, 6 ], array_column( $rows, 'line' ) );
		self::assertNull( $rows[2]->fields );
		self::assertSame( [ 3 ], array_column( self::rows( "sep=;\nid;city;name\n1;Nida;a" ), 'line' ) );
	}

	#[TestDox( '[TERM-09] a quote that is never closed does not swallow the rest of the file' )]
	public function test_open_quote(): void {
		$report = ImportReport::from_rows( CsvRows::read( "id,city,name\n1,Nida,\"a\n2,Nida,b\n3,Nida,c" ), 'LT' );
		self::assertCount( 3, $report->terminals );
	}

	#[TestDox( '[TERM-09] quotes inside quotes are text' )]
	public function test_quotes(): void {
		$rows = self::rows( "id,city,name\n1,Nida,\"Kavinė \"\"Po, žuvėdra\"\"\"" );
		self::assertSame( 'Kavinė "Po, žuvėdra"', $rows[0]->fields['name'] ?? null );
	}

	#[TestDox( '[TERM-09] reports missing headings and rows, and files that cannot be read' )]
	public function test_unreadable(): void {
		self::assertSame( UnreadableFile::NO_HEADING, self::why( static fn (): array => self::rows( "1,Nida,Maxima\n2,Nida,Iki" ) ) );
		self::assertSame( UnreadableFile::NO_ROWS, self::why( static fn (): array => self::rows( "\n\n" ) ) );
		self::assertSame( UnreadableFile::NOT_JSON, self::why( static fn (): array => iterator_to_array( JsonRows::read( '[{"id":1' ) ) ) );
		self::assertSame( UnreadableFile::NO_ROWS, self::why( static fn (): array => iterator_to_array( JsonRows::read( '{"error":"x"}' ) ) ) );
	}

	#[TestDox( '[TERM-09] finds the list in JSON, wrapped or not' )]
	public function test_json(): void {
		foreach ( [ '[{"id":1},5]', '{"content":[{"id":1},5]}', '{"terminals":[{"id":1},5]}' ] as $json ) {
			self::assertEquals( [ new Row( 1, [ 'id' => 1 ] ), new Row( 2, null ) ], iterator_to_array( JsonRows::read( $json ) ) );
		}
	}

	#[TestDox( '[TERM-09] CSV is read as it was written, with any text' )]
	public function test_round_trip(): void {
		$text = Generators::map(
			static fn ( array $letters ): string => 'x' . implode( '', array_slice( $letters, 0, 30 ) ),
			Generators::seq( Generators::elements( 'a', 'Ž', ',', ';', '"', "\n", '|', '\\', ' ', "'" ) )
		);
		$this->limitTo( 200 )->forAll( Generators::elements( ',', ';', "\t", '|' ), $text, $text )->then(
			static function ( string $delimiter, string $city, string $name ): void {
				$stream = fopen( 'php://memory', 'w+' );
				self::assertIsResource( $stream );
				fputcsv( $stream, [ 'id', 'city', 'name' ], $delimiter, '"', '' );
				fputcsv( $stream, [ '1', $city, $name ], $delimiter, '"', '' );
				fputcsv( $stream, [ 'bad', 'Nida', 'x' ], $delimiter, '"', '' );
				rewind( $stream );
				$report = ImportReport::from_rows( CsvRows::read( (string) stream_get_contents( $stream ) ), 'LT' );
				$flat   = static fn ( string $value ): string => trim( (string) preg_replace( '/\s+/', ' ', $value ) );
				self::assertEquals( [ new Terminal( '1', 'LT', $flat( $city ), $flat( $name ), '' ) ], $report->terminals );
				self::assertSame( [ 3 + substr_count( $city . $name, "\n" ) ], array_map( static fn ( RowError $problem ): int => $problem->line, $report->errors ) );
			}
		);
	}

	/**
	 * @return list<Row>
	 */
	private static function rows( string $csv ): array {
		return iterator_to_array( CsvRows::read( $csv ), false );
	}

	/**
	 * @param callable(): mixed $run
	 */
	private static function why( callable $run ): string {
		try {
			$run();
		} catch ( UnreadableFile $file ) {
			return $file->getMessage();
		}
		return 'readable';
	}
}
