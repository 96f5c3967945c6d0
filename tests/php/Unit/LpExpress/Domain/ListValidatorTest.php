<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\LpExpress\Domain;

use Eris\Generators;
use Eris\TestTrait;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\LpExpress\Domain\ImportReport;
use Vitrina\LpExpress\Domain\ListProblem;
use Vitrina\LpExpress\Domain\ListValidator;
use Vitrina\LpExpress\Domain\Row;

final class ListValidatorTest extends TestCase {

	use TestTrait;

	#[TestDox( '[TERM-09] a list without a valid terminal is rejected' )]
	public function test_nothing(): void {
		self::assertSame( ListProblem::NoTerminals, ListValidator::check( self::report( 0, 0 ), [], true ) );
		self::assertSame( ListProblem::NoTerminals, ListValidator::check( self::report( 0, 5 ), [], true ) );
	}

	#[TestDox( '[TERM-09] one invalid row in twenty is left out; with more the list is rejected' )]
	public function test_bad_rows(): void {
		self::assertNull( ListValidator::check( self::report( 19, 1 ), [] ) );
		self::assertSame( ListProblem::TooManyErrors, ListValidator::check( self::report( 18, 1 ), [] ) );
		self::assertSame( ListProblem::TooManyErrors, ListValidator::check( self::report( 18, 1 ), [], true ) );
	}

	#[TestDox( '[TERM-09] a list with a duplicate terminal is rejected' )]
	public function test_duplicates(): void {
		$rows = [ ...self::rows( 100, 0 ), new Row( 101, [ 'id' => '1', 'city' => 'Nida', 'name' => 'x' ] ) ];
		self::assertSame( ListProblem::HasDuplicates, ListValidator::check( ImportReport::from_rows( $rows, 'LT' ), [] ) );
	}

	#[TestDox( '[TERM-09] a list with less than half of the current terminals is rejected, unless forced' )]
	public function test_half(): void {
		self::assertSame( ListProblem::TooFew, ListValidator::check( self::report( 49, 0 ), [ 'LT' => 100 ] ) );
		self::assertNull( ListValidator::check( self::report( 50, 0 ), [ 'LT' => 100 ] ) );
		self::assertNull( ListValidator::check( self::report( 1, 0 ), [ 'LT' => 100 ], true ) );
		self::assertNull( ListValidator::check( self::report( 1, 0 ), [ 'LV' => 100 ] ) );
	}

	#[TestDox( '[TERM-09] an accepted list never has more than 5 % invalid rows or less than half of the current terminals' )]
	public function test_any_numbers(): void {
		$this->limitTo( 200 )->forAll( Generators::choose( 0, 120 ), Generators::choose( 0, 12 ), Generators::choose( 0, 200 ) )->then(
			static function ( int $good, int $bad, int $held ): void {
				$accepted = ListValidator::check( self::report( $good, $bad ), [ 'LT' => $held ] ) === null;
				self::assertSame( $good > 0 && $bad <= 0.05 * ( $good + $bad ) && $good >= $held / 2, $accepted );
			}
		);
	}

	#[TestDox( '[TERM-09] rows of other countries are skipped, not errors' )]
	public function test_other_countries(): void {
		$rows   = [ ...self::rows( 2, 0 ), new Row( 3, [ 'id' => '9', 'country' => 'EE', 'city' => 'Tallinn', 'name' => 'x' ] ) ];
		$report = ImportReport::from_rows( $rows, 'LT' );
		self::assertCount( 2, $report->terminals );
		self::assertSame( 1, $report->skipped );
		self::assertSame( [], $report->errors );
	}

	private static function report( int $good, int $bad ): ImportReport {
		return ImportReport::from_rows( self::rows( $good, $bad ), 'LT' );
	}

	/**
	 * @return list<Row>
	 */
	private static function rows( int $good, int $bad ): array {
		$rows = [];
		for ( $line = 1; $line <= $good + $bad; ++$line ) {
			$rows[] = new Row(
				$line,
				[
					'id'   => $line <= $good ? (string) $line : 'bad',
					'city' => 'Nida',
					'name' => "Terminal {$line}",
				]
			);
		}
		return $rows;
	}
}
