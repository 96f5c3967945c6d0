<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Codes;

use Eris\Generators;
use Eris\TestTrait;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\Codes\Domain\CompanyCode;
use Vitrina\Companion\Codes\Domain\VatCode;

/** Company codes and VAT codes. The valid ones are public codes of known companies and authorities. */
final class CodesTest extends TestCase {
	use TestTrait;

	private const COMPANIES = [ '121215587', '123033512', '121215434', '124110246', '188770044', '188607684', '300060819' ];

	#[TestDox( 'known Lithuanian company codes are valid, also with spaces' )]
	public function test_companies(): void {
		foreach ( self::COMPANIES as $code ) {
			self::assertSame( $code, CompanyCode::parse( $code, true ) );
			self::assertSame( $code, CompanyCode::parse( ' ' . chunk_split( $code, 3, ' ' ), true ) );
		}
	}

	#[TestDox( 'one wrong digit makes a Lithuanian company code invalid' )]
	public function test_mistyped_company(): void {
		// A remainder of 10 is computed again with other weights, so a few mistypings of the first eight digits pass.
		$passed = 0;
		$all    = 0;
		foreach ( self::COMPANIES as $code ) {
			for ( $position = 0; $position < 9; $position++ ) {
				for ( $digit = 0; $digit < 10; $digit++ ) {
					$typed = substr_replace( $code, (string) $digit, $position, 1 );
					if ( $typed !== $code ) {
						++$all;
						$passed += CompanyCode::parse( $typed, true ) === null ? 0 : 1;
						// The check digit itself is always noticed.
						self::assertTrue( $position < 8 || CompanyCode::parse( $typed, true ) === null, $typed );
					}
				}
			}
		}
		self::assertLessThan( 0.05, $passed / $all );
	}

	#[TestDox( 'of ten codes that differ only in the last digit exactly one is valid, for company codes of 7 and 9 digits and VAT codes of 9 and 12' )]
	public function test_one_check_digit(): void {
		$this->forAll( Generators::choose( 0, 9_999_999_999 ) )->then(
			static function ( int $number ): void {
				$digits = sprintf( '%010d', $number );
				$count  = static fn ( callable $parse, string $start ): int => count( array_filter( range( 0, 9 ), static fn ( int $last ): bool => $parse( $start . $last ) !== null ) );
				$code   = static fn ( string $text ): ?string => CompanyCode::parse( $text, true );
				self::assertSame( 1, $count( $code, substr( $digits, 0, 6 ) ) );
				self::assertSame( 1, $count( $code, substr( $digits, 0, 8 ) ) );
				self::assertSame( 1, $count( VatCode::parse( ... ), 'LT' . substr( $digits, 0, 7 ) . '1' ) );
				self::assertSame( 1, $count( VatCode::parse( ... ), "LT{$digits}1" ) );
				self::assertSame( 0, $count( VatCode::parse( ... ), 'LT' . substr( $digits, 0, 7 ) . '2' ) );
			}
		);
	}

	#[TestWith( [ '' ] )]
	#[TestWith( [ '12121558' ] )]
	#[TestWith( [ '1212155870' ] )]
	#[TestWith( [ "121215587\n1" ] )]
	#[TestWith( [ '12121558x' ] )]
	#[TestWith( [ 'LT121215587' ] )]
	#[TestDox( '"$text" is no Lithuanian company code' )]
	public function test_no_company( string $text ): void {
		self::assertNull( CompanyCode::parse( $text, true ) );
	}

	#[TestWith( [ 'HRB 12345 B', true ] )]
	#[TestWith( [ '0000123456', true ] )]
	#[TestWith( [ '40003-1.2/3', true ] )]
	#[TestWith( [ 'none', false ] )]
	#[TestWith( [ '<b>1', false ] )]
	#[TestWith( [ '1234567890123456789012345678901', false ] )]
	#[TestDox( 'a code of another register is letters and digits: "$text"' )]
	public function test_other_company( string $text, bool $is_valid ): void {
		self::assertSame( $is_valid ? $text : null, CompanyCode::parse( $text, false ) );
	}

	#[TestWith( [ 'LT119511515', 'LT119511515' ] )]
	#[TestWith( [ 'lt 1000 0191 9017', 'LT100001919017' ] )]
	#[TestWith( [ 'LT100004801610', 'LT100004801610' ] )]
	#[TestWith( [ 'LT119511516', null ] )]
	#[TestWith( [ 'LT100001919018', null ] )]
	#[TestWith( [ '119511515', null ] )]
	#[TestWith( [ 'PL 526-000-12-46', 'PL5260001246' ] )]
	#[TestWith( [ 'DE136695976', 'DE136695976' ] )]
	#[TestWith( [ 'NL004495445B01', 'NL004495445B01' ] )]
	#[TestWith( [ 'ATU13585627', 'ATU13585627' ] )]
	#[TestWith( [ 'LV4000352170', null ] )]
	#[TestWith( [ 'LV40003521600', 'LV40003521600' ] )]
	#[TestWith( [ 'US123456789', null ] )]
	#[TestWith( [ 'DE136695976<', null ] )]
	#[TestDox( 'VAT code "$text"' )]
	public function test_vat( string $text, ?string $expected ): void {
		self::assertSame( $expected, VatCode::parse( $text ) );
	}
}
