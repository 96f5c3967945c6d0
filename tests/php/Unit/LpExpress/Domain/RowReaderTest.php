<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\LpExpress\Domain;

use Eris\Generators;
use Eris\TestTrait;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\LpExpress\Domain\Row;
use Vitrina\LpExpress\Domain\RowError;
use Vitrina\LpExpress\Domain\RowErrorCode;
use Vitrina\LpExpress\Domain\RowReader;
use Vitrina\LpExpress\Domain\Terminal;

final class RowReaderTest extends TestCase {

	use TestTrait;

	private const GOOD = [
		'id'      => '8560',
		'country' => 'LT',
		'city'    => 'Nida',
		'name'    => 'Maxima',
		'address' => 'Naglių g. 29A',
	];

	#[TestDox( '[TERM-09] reads a row of the carrier’s API' )]
	public function test_reads_the_api(): void {
		$terminal = ( new RowReader() )->read(
			new Row(
				1,
				[
					'id'          => '8560',
					'active'      => true,
					'countryCode' => 'LV',
					'name'        => 'Maxima (Udrop)',
					'provider'    => 'udrop',
					'city'        => 'Liepāja',
					'address'     => 'Klaipēdas iela 62',
					'postalCode'  => 'LV-3401',
					'latitude'    => '56.4916',
					'longitude'   => '21.0287',
					'boxes'       => [ 'XLarge' ],
				]
			)
		);
		self::assertEquals( new Terminal( '8560', 'LV', 'Liepāja', 'Maxima (Udrop)', 'Klaipēdas iela 62', 'LV-3401', 56.4916, 21.0287 ), $terminal );
	}

	#[TestDox( '[TERM-09] recognises headings of spreadsheets and of older plugins' )]
	public function test_headings(): void {
		self::assertSame( 'id', RowReader::column( 'Terminal ID' ) );
		self::assertSame( 'id', RowReader::column( 'terminal_id' ) );
		self::assertSame( 'city', RowReader::column( 'Miestas' ) );
		self::assertSame( 'country', RowReader::column( 'Šalis' ) );
		self::assertSame( 'postcode', RowReader::column( 'Pašto kodas' ) );
		self::assertNull( RowReader::column( 'workingHours' ) );
	}

	#[TestDox( '[TERM-09] skips terminals out of service' )]
	public function test_inactive(): void {
		foreach ( [ false, 'false', '0', 0, 'No' ] as $active ) {
			self::assertNull( ( new RowReader() )->read( new Row( 1, self::GOOD + [ 'active' => $active ] ) ) );
		}
		self::assertInstanceOf( Terminal::class, ( new RowReader() )->read( new Row( 1, self::GOOD + [ 'active' => '1' ] ) ) );
	}

	/**
	 * @return array<string, array{array<string, mixed>|null, RowErrorCode}>
	 */
	public static function bad_rows(): array {
		return [
			'no row'       => [ null, RowErrorCode::NotARow ],
			'no id'        => [ [ 'id' => '' ], RowErrorCode::BadId ],
			'text id'      => [ [ 'id' => 'A12' ], RowErrorCode::BadId ],
			'list as id'   => [ [ 'id' => [ '1' ] ], RowErrorCode::BadId ],
			'no country'   => [ [ 'country' => '' ], RowErrorCode::BadCountry ],
			'long country' => [ [ 'country' => 'LTU' ], RowErrorCode::BadCountry ],
			'no city'      => [ [ 'city' => ' ' ], RowErrorCode::NoCity ],
			'markup only'  => [ [ 'city' => '<b></b>' ], RowErrorCode::NoCity ],
			'no name'      => [
				[
					'name'    => '',
					'address' => '',
				],
				RowErrorCode::NoName,
			],
			'long name'    => [ [ 'name' => str_repeat( 'ž', 161 ) ], RowErrorCode::TooLong ],
		];
	}

	/**
	 * @param array<string, mixed>|null $change
	 */
	#[DataProvider( 'bad_rows' )]
	#[TestDox( '[TERM-09] reports an invalid row with its line: $_dataName' )]
	public function test_bad_rows( ?array $change, RowErrorCode $code ): void {
		$read = ( new RowReader() )->read( new Row( 12, $change === null ? null : [ ...self::GOOD, ...$change ] ) );
		self::assertInstanceOf( RowError::class, $read );
		self::assertSame( $code, $read->code );
		self::assertSame( 12, $read->line );
	}

	#[TestDox( '[TERM-09] invalid coordinates are dropped, the terminal is kept' )]
	public function test_positions(): void {
		foreach ( [ [ '91', '20' ], [ 'x', '20' ], [ '', '' ], [ '54', '181' ] ] as [ $lat, $lng ] ) {
			$read = ( new RowReader() )->read( new Row( 1, self::GOOD + compact( 'lat', 'lng' ) ) );
			self::assertInstanceOf( Terminal::class, $read );
			self::assertNull( $read->lat );
			self::assertNull( $read->lng );
		}
		$read = ( new RowReader() )->read(
			new Row(
				1,
				self::GOOD + [
					'lat' => '54,9',
					'lng' => '23,9',
				]
			)
		);
		self::assertInstanceOf( Terminal::class, $read );
		self::assertSame( 54.9, $read->lat );
	}

	#[TestDox( '[TERM-09] any row becomes a clean terminal, a reported error or nothing' )]
	public function test_any_row(): void {
		$value = Generators::oneOf( Generators::string(), Generators::int(), Generators::bool(), Generators::constant( null ), Generators::constant( [ 'x' ] ), Generators::elements( "\x00", "<script>alert(1)</script>", '<a<b>c>', "Ž\u{301}", "\xff\xfe" ) );
		$this->limitTo( 300 )->forAll( $value, $value, $value, $value )->then(
			static function ( mixed $id, mixed $city, mixed $name, mixed $address ): void {
				$read = ( new RowReader( 'LT' ) )->read( new Row( 3, compact( 'id', 'city', 'name', 'address' ) ) );
				if ( $read instanceof RowError ) {
					self::assertSame( 3, $read->line );
					self::assertSame( 1, preg_match( '//u', $read->value ) );
					return;
				}
				self::assertInstanceOf( Terminal::class, $read );
				foreach ( [ $read->city, $read->name, $read->address ] as $text ) {
					self::assertSame( 1, preg_match( '/\A[^\p{Cc}]*\z/u', $text ) );
					self::assertSame( trim( $text ), $text );
					self::assertDoesNotMatchRegularExpression( '/[<>]/', $text );
				}
				self::assertNotSame( '', $read->city );
				self::assertNotSame( '', $read->name );
			}
		);
	}
}
