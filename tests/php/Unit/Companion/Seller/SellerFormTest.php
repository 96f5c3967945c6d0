<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Seller;

use Eris\Generators;
use Eris\TestTrait;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\Seller\Domain\LegalForm;
use Vitrina\Companion\Seller\Domain\Problem;
use Vitrina\Companion\Seller\Domain\SellerForm;

final class SellerFormTest extends TestCase {
	use TestTrait;

	#[TestDox( 'every field is either saved or has a problem, never both; what is saved is saved again unchanged' )]
	public function test_total(): void {
		$text = Generators::oneOf( Generators::string(), Generators::elements( '', ' ', '121215587', 'LT119511515', 'a@b.lt', '+370 612 34567', '2026-02-30', '2026-02-28', 'UAB', str_repeat( 'ą', 201 ) ) );
		$this->forAll( $text, $text, $text, $text, $text, $text, Generators::elements( 'LT', 'DE' ) )->then(
			static function ( string $form, string $code, string $vat, string $email, string $phone, string $date, string $country ): void {
				$typed = [
					'legal_form'            => $form,
					'company_code'          => $code,
					'vat_code'              => $vat,
					'email'                 => $email,
					'phone'                 => $phone,
					'accessibility_checked' => $date,
				];
				$read = SellerForm::read( $typed, $country );
				self::assertSame( [], array_intersect_key( $read['values'], $read['problems'] ) );
				self::assertEqualsCanonicalizing( array_keys( $typed ), array_keys( $read['values'] + $read['problems'] ) );
				if ( $read['problems'] === [] ) {
					self::assertSame( $read, SellerForm::read( $read['values'], $country ) );
				}
			}
		);
	}

	#[TestWith( [ 'company_code', '121215588', Problem::LithuanianCompanyCode ] )]
	#[TestWith( [ 'vat_code', 'LT1', Problem::Vat ] )]
	#[TestWith( [ 'email', 'info@', Problem::Email ] )]
	#[TestWith( [ 'phone', '12', Problem::Phone ] )]
	#[TestWith( [ 'phone', '+370 612 34567', null ] )]
	#[TestWith( [ 'phone', '1234567890123456', Problem::Phone ] )]
	#[TestWith( [ 'phone', '+370 612 <b>345', Problem::Phone ] )]
	#[TestWith( [ 'accessibility_checked', '2026-02-30', Problem::Date ] )]
	#[TestWith( [ 'accessibility_checked', '2026-02-28', null ] )]
	#[TestWith( [ 'legal_form', 'GmbH', Problem::Form ] )]
	#[TestWith( [ 'company', '', null ] )]
	#[TestDox( '$name "$text"' )]
	public function test_field( string $name, string $text, ?Problem $problem ): void {
		self::assertSame( $problem, SellerForm::read( [ $name => $text ], 'LT' )['problems'][ $name ] ?? null );
	}

	#[TestDox( 'a text may have 200 characters in one line, 2000 in several' )]
	public function test_length(): void {
		$problem = static fn ( string $name, int $length ): ?Problem => SellerForm::read( [ $name => str_repeat( 'ž', $length ) ], 'LT' )['problems'][ $name ] ?? null;
		self::assertSame( [ null, Problem::TooLong, null, Problem::TooLong ], [ $problem( 'company', 200 ), $problem( 'company', 201 ), $problem( 'reviews', 2000 ), $problem( 'reviews', 2001 ) ] );
	}

	#[TestDox( 'a person, and a company of another country, need no code of the Lithuanian register' )]
	public function test_other_codes(): void {
		$problem = static fn ( string $form, string $country ): ?Problem => SellerForm::read(
			[
				'legal_form'   => $form,
				'company_code' => '123456',
			],
			$country
		)['problems']['company_code'] ?? null;
		self::assertSame( [ Problem::LithuanianCompanyCode, null, null, null ], [ $problem( 'MB', 'LT' ), $problem( 'person', 'LT' ), $problem( 'other', 'LT' ), $problem( 'MB', 'LV' ) ] );
	}

	#[TestWith( [ LegalForm::Mb, 'Lino namai', 'MB „Lino namai“' ] )]
	#[TestWith( [ LegalForm::Uab, '"Lino namai"', 'UAB "Lino namai"' ] )]
	#[TestWith( [ LegalForm::Uab, 'Lino namai, UAB', 'Lino namai, UAB' ] )]
	#[TestWith( [ LegalForm::Mb, 'AMBERIS', 'MB „AMBERIS“' ] )]
	#[TestWith( [ LegalForm::Person, 'Rūta Kazlauskienė', 'Rūta Kazlauskienė' ] )]
	#[TestWith( [ LegalForm::Other, 'Flachs GmbH', 'Flachs GmbH' ] )]
	#[TestWith( [ LegalForm::Mb, '', '' ] )]
	#[TestDox( 'the name with its legal form: $expected' )]
	public function test_name( LegalForm $form, string $name, string $expected ): void {
		self::assertSame( $expected, $form->with_name( $name ) );
	}
}
