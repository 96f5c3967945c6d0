<?php
/**
 * Tests of the Lithuanian phone number.
 *
 * @package Vitrina\Tests
 */

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Address;

use Eris\Generators;
use Eris\TestTrait;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\Address\Domain\LithuanianPhone;

final class LithuanianPhoneTest extends TestCase {
	use TestTrait;

	#[TestDox( 'Every accepted spelling of one number is stored the same way' )]
	public function test_one_result(): void {
		$between = Generators::elements( '', ' ', '-', '  ', ' - ', '.', '–', "\u{a0}" );
		$this->forAll(
			Generators::choose( 30000000, 99999999 ),
			Generators::elements( '8', '0', '370', '+370', '00370', '(8', '+370 (' ),
			$between,
			$between,
			$between
		)->then(
			static function ( int $number, string $prefix, string ...$gaps ): void {
				$digits  = (string) $number;
				$close   = str_contains( $prefix, '(' ) ? ')' : '';
				$written = $prefix . $gaps[0] . substr( $digits, 0, 3 ) . $close . $gaps[1] . substr( $digits, 3, 2 ) . $gaps[2] . substr( $digits, 5 );
				$stored  = LithuanianPhone::parse( $written )?->format();
				self::assertSame( '+370' . $digits, $stored );
				self::assertSame( $stored, LithuanianPhone::parse( $stored )?->format() );
			}
		);
	}

	#[TestDox( 'A number with the code +370 or 00370 is treated as Lithuanian, valid or not; others may be foreign' )]
	public function test_meant(): void {
		foreach ( [ '+370 612 34567', '+370 612 345', '00370 6', '(+370) 612' ] as $text ) {
			self::assertTrue( LithuanianPhone::has_country_code( $text ), $text );
		}
		foreach ( [ '', '8 612 34567', '370 12 345', '+371 29 123 456' ] as $text ) {
			self::assertFalse( LithuanianPhone::has_country_code( $text ), $text );
		}
	}

	#[DataProvider( 'others' )]
	#[TestDox( '"$text" is not changed' )]
	public function test_others( string $text ): void {
		self::assertNull( LithuanianPhone::parse( $text ) );
	}

	/**
	 * @return list<array{string}>
	 */
	public static function others(): array {
		return [ [ '' ], [ '61234567' ], [ '861234567 ext 2' ], [ '+8 612 34567' ], [ '+371 61234567' ], [ '8612345678' ], [ '+370 6123456' ], [ '812345678' ], [ 'skambinti vakare' ], [ "\xff861234567" ], [ '+0037061234567' ] ];
	}
}
