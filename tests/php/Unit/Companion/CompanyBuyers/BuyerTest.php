<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\CompanyBuyers;

use Eris\Generators;
use Eris\TestTrait;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\CompanyBuyers\Domain\Buyer;
use Vitrina\Companion\CompanyBuyers\Domain\BuyerProblem;

final class BuyerTest extends TestCase {
	use TestTrait;

	#[TestWith( [ 'LT', ' 121 215 587 ', '121215587', true ] )]
	#[TestWith( [ 'LT', '121215588', '121215588', false ] )]
	#[TestWith( [ 'LT', '1212155', '1212155', false ] )]
	#[TestWith( [ 'LV', '121215588', '121215588', true ] )]
	#[TestWith( [ 'DE', 'HRB 12345 b', 'HRB12345B', true ] )]
	#[TestWith( [ '', 'ąžuolas', 'ĄŽUOLAS', true ] )]
	#[TestDox( '[LAW-41] company code "$typed" of $country: check digits in Lithuania, free text elsewhere' )]
	public function test_company_code( string $country, string $typed, string $code, bool $is_valid ): void {
		$buyer = Buyer::read( 'UAB Linas', $typed, '', $country );
		self::assertSame( [ $code, $is_valid ? [] : [ BuyerProblem::CompanyCode ] ], [ $buyer->company_code, $buyer->problems ] );
	}

	#[TestWith( [ 'LT', 'lt 1195 11515', 'LT119511515', true ] )]
	#[TestWith( [ 'LT', '119511515', 'LT119511515', true ] )]
	#[TestWith( [ 'LT', 'LT119511516', 'LT119511516', false ] )]
	#[TestWith( [ 'LT', 'LV40003521600', 'LV40003521600', true ] )]
	#[TestWith( [ 'DE', 'DE 136.695.976', 'DE136695976', true ] )]
	#[TestWith( [ 'DE', 'DE13669597', 'DE13669597', false ] )]
	#[TestWith( [ 'GR', '123456789', 'EL123456789', true ] )]
	#[TestWith( [ 'US', 'LT119511516', 'LT119511516', false ] )]
	#[TestWith( [ 'CH', 'CHE-123.456.789 MWST', 'CHE-123.456.789MWST', true ] )]
	#[TestDox( '[LAW-41] VAT code "$typed" in $country: the form of its letters in the EU, free text elsewhere' )]
	public function test_vat_code( string $country, string $typed, string $code, bool $is_valid ): void {
		$buyer = Buyer::read( 'UAB Linas', '', $typed, $country );
		self::assertSame( [ $code, $is_valid ? [] : [ BuyerProblem::VatCode ] ], [ $buyer->vat_code, $buyer->problems ] );
	}

	#[TestDox( '[LAW-41] a company without a name is a problem, also with codes' )]
	public function test_name(): void {
		self::assertSame( [ BuyerProblem::NoCompany ], Buyer::read( " \t", '121215587', 'LT119511515', 'LT' )->problems );
		self::assertSame( [ BuyerProblem::NoCompany, BuyerProblem::CompanyCode, BuyerProblem::VatCode ], Buyer::read( '', '1', '1', 'LT' )->problems );
	}

	#[TestDox( '[LAW-41] of any text, codes are in capitals, without spaces, not too long; read again they are the same' )]
	public function test_any_text(): void {
		$text = Generators::oneOf( Generators::string(), Generators::elements( 'lt 119511515', "12\n34", str_repeat( 'ąb ', 50 ), "\xC3\x28", 'ß', '<b>x' ) );
		$this->forAll( $text, $text, Generators::elements( 'LT', 'DE', 'GR', 'US', '' ) )->then(
			static function ( string $code, string $vat, string $country ): void {
				$buyer = Buyer::read( 'A', $code, $vat, $country );
				foreach ( [ $buyer->company_code, $buyer->vat_code ] as $kept ) {
					self::assertSame( 0, preg_match( '/\s/u', $kept ) );
					self::assertSame( mb_strtoupper( $kept ), $kept );
					self::assertLessThanOrEqual( Buyer::LENGTH, mb_strlen( $kept ) );
				}
				self::assertEquals( $buyer, Buyer::read( 'A', $buyer->company_code, $buyer->vat_code, $country ) );
			}
		);
	}
}
