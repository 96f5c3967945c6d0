<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\LpExpress\Import;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\LpExpress\Domain\ListProblem;
use Vitrina\LpExpress\Domain\Terminal;
use Vitrina\LpExpress\Import\Importer;
use Vitrina\LpExpress\Import\UnreadableFile;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Tests\Unit\LpExpress\Support\InMemoryTerminals;

final class ImporterTest extends TestCase {

	#[TestDox( '[TERM-09] imports the valid rows, reports the invalid ones, and does not change other countries' )]
	public function test_imports(): void {
		$terminals = InMemoryTerminals::of( new Terminal( '501', 'LV', 'Rīga', 'Maxima', 'Brīvības 1' ), new Terminal( '1', 'LT', 'Nida', 'Old', 'x' ) );
		$result    = ( new Importer( $terminals ) )->import_text( self::csv( 40 ) . "bad,LT,Nida,x\n" );
		self::assertNull( $result->problem );
		self::assertSame( [ 'LT' => 40 ], $result->imported );
		self::assertSame( [ 42 ], array_column( $result->report->errors, 'line' ) );
		self::assertSame( 'Terminal 1', $terminals->find( '1' )?->name );
		self::assertNotNull( $terminals->find( '501' ) );
	}

	#[TestDox( '[TERM-09] a rejected file changes nothing' )]
	public function test_rejected_list(): void {
		$terminals = new InMemoryTerminals();
		$importer  = new Importer( $terminals );
		$importer->import_text( self::csv( 100 ) );
		$before = $terminals->version( 'LT' );
		self::assertSame( ListProblem::TooFew, $importer->import_text( self::csv( 10 ) )->problem );
		self::assertSame( ListProblem::NoTerminals, $importer->import_text( "id,city\n" )->problem );
		self::assertSame( ListProblem::NoTerminals, $importer->import_text( '[]' )->problem );
		self::assertSame( $before, $terminals->version( 'LT' ) );
		self::assertNull( $importer->import_text( self::csv( 10 ), '', true )->problem );
	}

	#[TestDox( '[TERM-09] importing the same file twice is idempotent' )]
	public function test_idempotent(): void {
		$terminals = new InMemoryTerminals();
		$importer  = new Importer( $terminals );
		$importer->import_text( self::csv( 10 ) );
		$version = $terminals->version( 'LT' );
		$importer->import_text( self::csv( 10 ) );
		self::assertSame( $version, $terminals->version( 'LT' ) );
	}

	#[TestDox( '[TERM-09] a failed query is an error, not a success' )]
	public function test_broken_storage(): void {
		$this->expectException( DatabaseException::class );
		( new Importer( new InMemoryTerminals( [], true ) ) )->import_text( self::csv( 1 ) );
	}

	#[TestDox( '[TERM-09] a missing file is an error' )]
	public function test_no_file(): void {
		$this->expectExceptionMessage( UnreadableFile::NOT_THERE );
		( new Importer( new InMemoryTerminals() ) )->import_file( __DIR__ . '/nothing.csv' );
	}

	private static function csv( int $rows ): string {
		$csv = "id,country,city,name\n";
		for ( $id = 1; $id <= $rows; ++$id ) {
			$csv .= "{$id},LT,Nida,Terminal {$id}\n";
		}
		return $csv;
	}
}
