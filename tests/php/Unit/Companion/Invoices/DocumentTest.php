<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Invoices;

use InvalidArgumentException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\Invoices\Domain\Document;
use Vitrina\Companion\Invoices\Domain\Line;
use Vitrina\Companion\Invoices\Domain\TaxRow;

final class DocumentTest extends TestCase {
	#[TestDox( '[LAW-53] A document has a row for each rate, the highest first, and its sums are those of the lines' )]
	public function test_sums(): void {
		$document = Documents::with(
			lines: [
				new Line( 'Knyga', '', '1', 1000, 50, 500 ),
				new Line( 'Kvepalai', 'K-1', '2', 2000, 420, 2100 ),
				new Line( 'Pristatymas', '', '1', 301, 63, 2100 ),
				new Line( 'Pašto ženklas', '', '3', 300, 0, 0 ),
			]
		);
		self::assertEquals( [ new TaxRow( 2100, 2301, 483 ), new TaxRow( 500, 1000, 50 ), new TaxRow( 0, 300, 0 ) ], $document->taxes() );
		self::assertSame( [ 3601, 533, 4134 ], [ $document->net(), $document->tax(), $document->gross() ] );
	}

	public function test_the_label_is_series_and_number_with_six_digits(): void {
		self::assertSame( 'VIT-000123', Documents::with( number: 123 )->label() );
		self::assertSame( '1234567', Documents::with( series: '', number: 1_234_567 )->label() );
	}

	#[TestDox( '[LAW-53] A stored document is read back as it was; one with a missing or changed field is refused' )]
	public function test_round_trip(): void {
		mt_srand( 53 );
		for ( $round = 0; $round < 200; $round++ ) {
			$document = Documents::random();
			$stored   = json_decode( json_encode( $document->to_array(), JSON_THROW_ON_ERROR ), true, 16, JSON_THROW_ON_ERROR );
			self::assertIsArray( $stored );
			self::assertEquals( $document, Document::from_array( $stored ) );
			self::assert_refused( self::damaged( $stored ) );
		}
	}

	#[DataProvider( 'impossible' )]
	public function test_what_cannot_be_a_document_is_refused( callable $make ): void {
		$this->expectException( InvalidArgumentException::class );
		$make();
	}

	/** @return iterable<string, array{callable(): mixed}> */
	public static function impossible(): iterable {
		yield 'number 0' => [ static fn () => Documents::with( number: 0 ) ];
		yield 'no lines' => [ static fn () => Documents::with( lines: [] ) ];
		yield 'a day that does not exist' => [ static fn () => Documents::with( date: '2026-02-30' ) ];
		yield 'a time' => [ static fn () => Documents::with( supplied: '2026-02-01 10:00' ) ];
		yield 'no date' => [ static fn () => Documents::with( date: '' ) ];
		yield 'no currency' => [ static fn () => Documents::with( currency: '€' ) ];
		yield 'quantity 0' => [ static fn () => new Line( 'A', '', '0.000', 1, 0, 0 ) ];
		yield 'quantity below zero' => [ static fn () => new Line( 'A', '', '-1', 1, 0, 0 ) ];
		yield 'quantity with an exponent' => [ static fn () => new Line( 'A', '', '1e3', 1, 0, 0 ) ];
		yield 'rate above 100 %' => [ static fn () => new Line( 'A', '', '1', 1, 0, 10_001 ) ];
		yield 'rate below 0 %' => [ static fn () => new Line( 'A', '', '1', 1, 0, -1 ) ];
	}

	/**
	 * @param array<array-key, mixed> $stored
	 * @return array<array-key, mixed> With one field removed, or replaced by a value of another type.
	 */
	private static function damaged( array $stored ): array {
		$name = array_rand( $stored );
		if ( is_array( $stored[ $name ] ) && $stored[ $name ] !== [] && mt_rand( 0, 2 ) > 0 ) {
			$stored[ $name ] = self::damaged( $stored[ $name ] );
		} elseif ( mt_rand( 0, 1 ) === 1 && is_string( $name ) ) {
			unset( $stored[ $name ] );
		} else {
			$stored[ $name ] = null;
		}
		return $stored;
	}

	/** @param array<array-key, mixed> $stored */
	private static function assert_refused( array $stored ): void {
		try {
			Document::from_array( $stored );
		} catch ( InvalidArgumentException ) {
			return;
		}
		self::fail( 'A damaged document was read: ' . json_encode( $stored ) );
	}
}
