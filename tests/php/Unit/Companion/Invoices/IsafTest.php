<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Invoices;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use SimpleXMLElement;
use Vitrina\Companion\Invoices\Domain\Document;
use Vitrina\Companion\Invoices\Domain\Kind;
use Vitrina\Companion\Invoices\Domain\Line;
use Vitrina\Companion\Invoices\Domain\Party;
use Vitrina\Companion\Invoices\Xml\Isaf;
use Vitrina\Companion\Invoices\Xml\NotExportable;
use Vitrina\Companion\Invoices\Xml\Obstacle;

final class IsafTest extends TestCase {
	/**
	 * @param list<Document>        $documents
	 * @param array<string, string> $dates
	 */
	private static function xml( array $documents, array $dates = [] ): string {
		return ( new Isaf( '0.1.0' ) )->write( Documents::seller(), new DateTimeImmutable( '2026-11-15' ), new DateTimeImmutable( '2026-12-01 09:05:00' ), $documents, $dates );
	}

	/**
	 * @param list<Document>        $documents
	 * @param array<string, string> $dates
	 */
	private static function read( array $documents, array $dates = [] ): SimpleXMLElement {
		$xml = self::xml( $documents, $dates );
		self::assertSame( [], IsafStructure::problems( $xml ), $xml );
		return new SimpleXMLElement( $xml );
	}

	#[TestDox( '[LAW-55] a month of random documents has the structure of i.SAF 1.2, with each document once and its sums by rate' )]
	public function test_random(): void {
		mt_srand( 55 );
		for ( $round = 0; $round < 20; $round++ ) {
			$documents = array_map( static fn (): Document => Documents::random(), range( 1, 12 ) );
			$invoices  = self::read( $documents, [ 'VIT-000001' => '2026-10-02' ] )->SourceDocuments->SalesInvoices->Invoice;
			self::assertCount( 12, $invoices );
			foreach ( $documents as $index => $document ) {
				$invoice = $invoices[ $index ];
				self::assertNotNull( $invoice );
				$sign    = $document->kind === Kind::INVOICE ? 1 : -1;
				$net     = 0;
				$tax     = 0;
				foreach ( $invoice->DocumentTotals->DocumentTotal as $total ) {
					$net += self::cents( (string) $total->TaxableValue );
					$tax += self::cents( (string) $total->Amount );
				}
				self::assertSame( [ $document->label(), $document->net() * $sign, $document->tax() * $sign ], [ (string) $invoice->InvoiceNo, $net, $tax ] );
				self::assertCount( count( $document->taxes() ), $invoice->DocumentTotals->DocumentTotal );
			}
		}
	}

	#[TestDox( '[LAW-55] the header says whose register it is, of which month, and that it has sales only' )]
	public function test_header(): void {
		$header = self::read( [ Documents::with() ] )->Header->FileDescription;
		self::assertSame( [ '304567896', 'S', '2026-11-01', '2026-11-30', '2026-12-01T09:05:00' ], [ (string) $header->RegistrationNumber, (string) $header->DataType, (string) $header->SelectionCriteria->SelectionStartDate, (string) $header->SelectionCriteria->SelectionEndDate, (string) $header->FileDateCreated ] );
	}

	#[TestDox( '[LAW-55] a company has its codes; a person has ND for both, and is named' )]
	public function test_buyers(): void {
		$buyer   = static fn ( Party $party ): SimpleXMLElement => self::read( [ Documents::with( buyer: $party ) ] )->SourceDocuments->SalesInvoices->Invoice->CustomerInfo;
		$company = $buyer( Documents::company() );
		self::assertSame( [ 'LT100009876514', '302345675', 'LT', 'MB „Ąžuolas & Ko“' ], [ (string) $company->VATRegistrationNumber, (string) $company->RegistrationNumber, (string) $company->Country, (string) $company->Name ] );
		$person = $buyer( Documents::person() );
		self::assertSame( [ 'ND', 'ND', 'Ona Žukauskaitė' ], [ (string) $person->VATRegistrationNumber, (string) $person->RegistrationNumber, (string) $person->Name ] );
		$nobody = $buyer( new Party( " \x01", '', '', '', '', '', '', '', '' ) );
		self::assertSame( [ 'ND', '' ], [ (string) $nobody->Name, (string) $nobody->Country ] );
	}

	#[TestDox( '[LAW-55] each rate has its code of the VAT classification' )]
	#[DataProvider( 'codes' )]
	public function test_codes( int $rate, string $country, string $vat_code, string $code, string $percentage ): void {
		$buyer = new Party( 'A', '', $vat_code, '', '', '', $country, '', '' );
		$total = self::read( [ Documents::with( buyer: $buyer, lines: [ new Line( 'A', '', '1', 1000, intdiv( $rate, 10 ), $rate ) ] ) ] )->SourceDocuments->SalesInvoices->Invoice->DocumentTotals->DocumentTotal;
		self::assertSame( [ $code, $percentage ], [ (string) $total->TaxCode, (string) $total->TaxPercentage ] );
	}

	/** @return list<array{int, string, string, string, string}> */
	public static function codes(): array {
		return [
			[ 2100, 'LT', '', 'PVM1', '21' ],
			[ 1200, 'LT', '', 'PVM58', '12' ],
			[ 900, 'LT', '', 'PVM2', '9' ],
			[ 500, 'LT', '', 'PVM3', '5' ],
			[ 0, 'LT', '', 'PVM5', '' ],
			[ 0, '', '', 'PVM5', '' ],
			[ 0, 'LV', 'LV40003000000', 'PVM13', '0' ],
			[ 0, 'LV', '', 'PVM5', '' ],
			[ 0, 'US', '', 'PVM12', '0' ],
			[ 2200, 'EE', '', 'PVM100', '' ],
		];
	}

	#[TestDox( '[LAW-55] a credit note is of type KS, below zero, and refers to the invoice if its date is known' )]
	public function test_credit_note(): void {
		$note    = Documents::with( kind: Kind::CREDIT_NOTE, corrects: 'VIT-000007' );
		$invoice = self::read( [ $note ], [ 'VIT-000007' => '2026-10-30' ] )->SourceDocuments->SalesInvoices->Invoice;
		self::assertSame( [ 'KS', '-20.00', '-4.20', 'VIT-000007', '2026-10-30' ], [ (string) $invoice->InvoiceType, (string) $invoice->DocumentTotals->DocumentTotal->TaxableValue, (string) $invoice->DocumentTotals->DocumentTotal->Amount, (string) $invoice->References->Reference->ReferenceNo, (string) $invoice->References->Reference->ReferenceDate ] );
		self::assertCount( 0, self::read( [ $note ] )->SourceDocuments->SalesInvoices->Invoice->References->Reference );
	}

	#[TestDox( '[LAW-55] the day of supply is named if it differs from the day of the invoice' )]
	public function test_day_of_supply(): void {
		$day = static fn ( string $supplied ): string => (string) self::read( [ Documents::with( supplied: $supplied ) ] )->SourceDocuments->SalesInvoices->Invoice->VATPointDate;
		self::assertSame( [ '2026-11-25', '' ], [ $day( '2026-11-25' ), $day( '2026-11-26' ) ] );
	}

	#[TestDox( '[LAW-55] what the register cannot have is refused and says which document it is' )]
	#[DataProvider( 'forbidden' )]
	public function test_refused( Document $document, Obstacle $obstacle ): void {
		try {
			self::xml( [ Documents::with( number: 1 ), $document ] );
		} catch ( NotExportable $problem ) {
			self::assertSame( [ $obstacle, 'VIT-000123' ], [ $problem->obstacle, $problem->label ] );
			return;
		}
		self::fail( 'The document was written.' );
	}

	/** @return iterable<string, array{Document, Obstacle}> */
	public static function forbidden(): iterable {
		$seller = static fn ( string $code, string $vat_code ): Document => Documents::with( seller: new Party( 'UAB', $code, $vat_code, '', '', '', 'LT', '', '' ) );
		yield 'dollars' => [ Documents::with( currency: 'USD' ), Obstacle::CURRENCY ];
		yield 'no VAT code' => [ $seller( '304567896', '' ), Obstacle::SELLER_VAT_CODE ];
		yield 'no company code' => [ $seller( '', 'LT100001234517' ), Obstacle::COMPANY_CODE ];
		yield 'letters in the company code' => [ $seller( 'AB-1', 'LT100001234517' ), Obstacle::COMPANY_CODE ];
		yield 'another seller' => [ $seller( '111111111', 'LT100001234517' ), Obstacle::OTHER_SELLER ];
	}

	public function test_a_month_without_documents_has_a_header_only(): void {
		self::assertCount( 0, self::read( [] )->SourceDocuments );
	}

	private static function cents( string $amount ): int {
		return (int) str_replace( '.', '', $amount );
	}
}
