<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Invoices;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\Invoices\Domain\Document;
use Vitrina\Companion\Invoices\Domain\Kind;
use Vitrina\Companion\Invoices\Domain\Line;
use Vitrina\Companion\Invoices\Domain\Party;
use Vitrina\Companion\Invoices\Xml\NotExportable;
use Vitrina\Companion\Invoices\Xml\Obstacle;
use Vitrina\Companion\Invoices\Xml\Ubl;
use Vitrina\Companion\Invoices\Xml\ZeroRate;

final class UblTest extends TestCase {
	private static function xml( Document $document, ?ZeroRate $zero = null ): string {
		return ( new Ubl( $zero ?? ZeroRate::taxed(), 'Kaip susitarta užsakyme' ) )->write( $document );
	}

	private static function read( Document $document, ?ZeroRate $zero = null ): En16931 {
		return new En16931( self::xml( $document, $zero ) );
	}

	#[TestDox( '[LAW-54] 200 random documents have the structure of UBL 2.1 and keep the rules of EN 16931, with the sums of the document' )]
	public function test_random(): void {
		mt_srand( 54 );
		for ( $round = 0; $round < 200; $round++ ) {
			$document = Documents::random();
			$zero     = mt_rand( 0, 1 ) === 1 ? ZeroRate::taxed() : ZeroRate::exempt( 'PVMĮ 20 str. <1> & kt.' );
			$xml      = self::read( $document, $zero );
			self::assertSame( [], UblStructure::problems( self::xml( $document, $zero ), $document->kind ), self::xml( $document, $zero ) );
			self::assertSame( [], $xml->broken(), self::xml( $document, $zero ) );
			self::assertSame(
				array_map( self::euros( ... ), [ $document->net(), $document->tax(), $document->gross(), $document->gross() - $document->paid ] ),
				[ $xml->value( '//cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount' ), $xml->value( '/*/cac:TaxTotal/cbc:TaxAmount' ), $xml->value( '//cbc:TaxInclusiveAmount' ), $xml->value( '//cbc:PayableAmount' ) ],
			);
			self::assertCount( count( $document->lines ), $xml->all( '//cac:InvoiceLine | //cac:CreditNoteLine' ) );
		}
	}

	#[TestDox( '[LAW-54] an invoice of a company says who sells and who buys, with codes, VAT codes and addresses; texts are escaped' )]
	public function test_parties(): void {
		$xml   = self::read( Documents::with( buyer: Documents::company(), lines: [ new Line( '<b>"Ąžuolas" & \'Ko\'</b>', 'A&B', '3', 1000, 210, 2100 ) ] ) );
		$buyer = '//cac:AccountingCustomerParty/cac:Party';
		self::assertSame( 'MB „Ąžuolas & Ko“', $xml->value( "$buyer/cac:PartyLegalEntity/cbc:RegistrationName" ) );
		self::assertSame( [ '302345675', 'LT100009876514', 'Laisvės al. 2', '44001' ], [ $xml->value( "$buyer/cac:PartyLegalEntity/cbc:CompanyID" ), $xml->value( "$buyer/cac:PartyTaxScheme/cbc:CompanyID" ), $xml->value( "$buyer//cbc:StreetName" ), $xml->value( "$buyer//cbc:PostalZone" ) ] );
		self::assertSame( 'LT100001234517', $xml->value( '//cac:AccountingSupplierParty//cac:PartyTaxScheme/cbc:CompanyID' ) );
		self::assertSame( '<b>"Ąžuolas" & \'Ko\'</b>', $xml->value( '//cac:Item/cbc:Name' ) );
		self::assertSame( '3.333', $xml->value( '//cac:Price/cbc:PriceAmount' ) );
		self::assertSame( '2026-11-25', $xml->value( '//cbc:ActualDeliveryDate' ) );
	}

	#[TestDox( '[LAW-54] a private buyer has no VAT code in the file; a code without its country gets it' )]
	public function test_vat_codes(): void {
		self::assertSame( [], self::read( Documents::with() )->all( '//cac:AccountingCustomerParty//cac:PartyTaxScheme' ) );
		$code = static fn ( string $typed, string $country ): string => self::read( Documents::with( buyer: new Party( 'A', '', $typed, '', '', '', $country, '', '' ) ) )->value( '//cac:AccountingCustomerParty//cac:PartyTaxScheme/cbc:CompanyID' );
		self::assertSame( [ 'LT100009876514', 'EL123456789', 'EE100594102' ], [ $code( '1000 0987-6514', 'LT' ), $code( '123456789', 'GR' ), $code( 'ee 100594102', 'LT' ) ] );
	}

	#[TestDox( '[LAW-54] a credit note names the invoice that it corrects, and the reason' )]
	public function test_credit_note(): void {
		$xml = self::read( Documents::with( kind: Kind::CREDIT_NOTE, corrects: 'VIT-000007', reason: 'Grąžinta prekė', paid: 2420 ) );
		self::assertSame( [ '381', 'VIT-000007', 'Grąžinta prekė', '24.20', '0.00' ], [ $xml->value( '/*/cbc:CreditNoteTypeCode' ), $xml->value( '//cac:BillingReference//cbc:ID' ), $xml->value( '/*/cbc:Note' ), $xml->value( '//cbc:PrepaidAmount' ), $xml->value( '//cbc:PayableAmount' ) ] );
		self::assertSame( [], $xml->all( '//cac:PaymentTerms' ) );
	}

	#[TestDox( '[LAW-54] VAT that was rounded for each line stays as it is' )]
	public function test_rounding(): void {
		$lines = array_fill( 0, 20, new Line( 'Smulkmena', '', '1', 7, 1, 2100 ) );
		$xml   = self::read( Documents::with( lines: $lines ) );
		self::assertSame( [], $xml->broken() );
		self::assertSame( [ '0.20', '1.60' ], [ $xml->value( '/*/cac:TaxTotal/cbc:TaxAmount' ), $xml->value( '//cbc:TaxInclusiveAmount' ) ] );
	}

	#[TestDox( '[LAW-54] a fee that reduces the sum has a quantity below zero, never a price' )]
	public function test_negative_line(): void {
		$xml = self::read( Documents::with( lines: [ new Line( 'Prekė', '', '1', 2000, 420, 2100 ), new Line( 'Nuolaida', '', '1', -500, -105, 2100 ) ] ) );
		self::assertSame( [], $xml->broken() );
		self::assertSame( [ '-1', '5.00', '18.15' ], [ $xml->value( '//cac:InvoiceLine[2]/cbc:InvoicedQuantity' ), $xml->value( '//cac:InvoiceLine[2]//cbc:PriceAmount' ), $xml->value( '//cbc:TaxInclusiveAmount' ) ] );
	}

	#[TestDox( '[LAW-54] 0 % is taxed or exempt, as the shop says; a seller without a VAT code is exempt' )]
	public function test_zero_rate(): void {
		$document = Documents::with( lines: [ new Line( 'Prekė', '', '1', 2000, 0, 0 ) ] );
		$category = static fn ( En16931 $xml ): array => [ $xml->value( '//cac:TaxCategory/cbc:ID' ), $xml->value( '//cac:ClassifiedTaxCategory/cbc:ID' ), $xml->value( '//cbc:TaxExemptionReason' ), $xml->broken() ];
		self::assertSame( [ 'Z', 'Z', '', [] ], $category( self::read( $document ) ) );
		self::assertSame( [ 'E', 'E', 'PVMĮ 21 str.', [] ], $category( self::read( $document, ZeroRate::exempt( 'PVMĮ 21 str.' ) ) ) );
		$no_payer = Documents::with( seller: new Party( 'Ona', '1234567', '', '', '', '', 'LT', '', '' ), lines: $document->lines );
		self::assertSame( [ 'E', 'E', 'Ne PVM mokėtojas', [] ], $category( self::read( $no_payer ) ) );
		self::assertSame( 'TAX', self::read( $no_payer )->value( '//cac:PartyTaxScheme/cac:TaxScheme/cbc:ID' ) );
	}

	#[TestDox( '[LAW-54] what the norm forbids is refused and says which document it is' )]
	#[DataProvider( 'forbidden' )]
	public function test_refused( Document $document, Obstacle $obstacle ): void {
		try {
			self::xml( $document );
		} catch ( NotExportable $problem ) {
			self::assertSame( [ $obstacle, 'VIT-000123' ], [ $problem->obstacle, $problem->label ] );
			return;
		}
		self::fail( 'The document was written.' );
	}

	/** @return iterable<string, array{Document, Obstacle}> */
	public static function forbidden(): iterable {
		$seller = static fn ( string $code, string $vat_code, string $country ): Party => new Party( 'UAB', $code, $vat_code, '', '', '', $country, '', '' );
		yield 'no country' => [ Documents::with( seller: $seller( '304567896', 'LT100001234517', '' ) ), Obstacle::SELLER_COUNTRY ];
		yield 'no codes' => [ Documents::with( seller: $seller( '', '', 'LT' ) ), Obstacle::SELLER_CODE ];
		yield 'VAT without a VAT code' => [ Documents::with( seller: $seller( '304567896', '', 'LT' ) ), Obstacle::SELLER_VAT_CODE ];
		yield 'VAT one euro too high' => [ Documents::with( lines: [ new Line( 'A', '', '1', 2000, 520, 2100 ) ] ), Obstacle::VAT_SUM ];
		yield 'VAT one euro too low' => [ Documents::with( lines: [ new Line( 'A', '', '1', 2000, 320, 2100 ) ] ), Obstacle::VAT_SUM ];
		yield 'VAT at 0 %' => [ Documents::with( lines: [ new Line( 'A', '', '1', 2000, 1, 0 ) ] ), Obstacle::VAT_SUM ];
	}

	private static function euros( int $cents ): string {
		return number_format( $cents / 100, 2, '.', '' );
	}
}
