<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Xml;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

use DateTimeImmutable;
use Vitrina\Companion\Codes\Domain\VatCode;
use Vitrina\Companion\Invoices\Domain\Document;
use Vitrina\Companion\Invoices\Domain\Kind;
use Vitrina\Companion\Invoices\Domain\Party;
use Vitrina\Companion\Invoices\Domain\TaxRow;

/**
 * The register of issued VAT invoices of one month as an i.SAF 1.2 file of the Lithuanian State Tax Inspectorate
 * (Order VA-55, 2004-04-21; structure 1.2.1). Each document names its buyer in full, so the file has no master data:
 * there, buyers have a number of the accounting system, and a shop has no such number for guests.
 */
final readonly class Isaf {
	private const NAMESPACES = [
		''    => 'http://www.vmi.lt/cms/imas/isaf',
		'xsi' => 'http://www.w3.org/2001/XMLSchema-instance',
	];

	/** Greatest length of texts in characters: names, codes, numbers of documents. */
	private const NAME   = 256;
	private const CODE   = 35;
	private const NUMBER = 70;

	/** The format allows no earlier date of supply. */
	private const FIRST_DAY = '2016-07-01';

	/** @param string $version Version of the plugin. */
	public function __construct( private string $version ) {}

	/**
	 * @param Party                 $seller    Whose register it is.
	 * @param DateTimeImmutable     $month     Any moment of the month, in the shop's time zone.
	 * @param DateTimeImmutable     $now       In the shop's time zone.
	 * @param iterable<Document>    $documents Documents of this month.
	 * @param array<string, string> $dates     Dates of corrected invoices by their numbers, where they are known.
	 * @throws NotExportable
	 */
	public function write( Party $seller, DateTimeImmutable $month, DateTimeImmutable $now, iterable $documents, array $dates ): string {
		$file = new XmlFile( 'iSAFFile', self::NAMESPACES );
		$file->add( Element::group( 'Header', $this->description( $seller, $month, $now ) ) );
		$is_open = false;
		foreach ( $documents as $document ) {
			self::check( $document, $seller );
			if ( ! $is_open ) {
				$file->open( 'SourceDocuments' );
				$file->open( 'SalesInvoices' );
				$is_open = true;
			}
			$file->add( self::invoice( $document, $dates ) );
		}
		return $file->text();
	}

	private static function check( Document $document, Party $seller ): void {
		$obstacle = match ( true ) {
			$document->seller->vat_code === '' => Obstacle::SELLER_VAT_CODE,
			preg_match( '/^\d{1,11}$/D', $document->seller->company_code ) !== 1 => Obstacle::COMPANY_CODE,
			$document->seller->company_code !== $seller->company_code => Obstacle::OTHER_SELLER,
			$document->currency !== 'EUR' => Obstacle::CURRENCY,
			default => null,
		};
		if ( $obstacle !== null ) {
			throw new NotExportable( $obstacle, $document->label() );
		}
	}

	private function description( Party $seller, DateTimeImmutable $month, DateTimeImmutable $now ): Element {
		return Element::group(
			'FileDescription',
			new Element( 'FileVersion', 'iSAF1.2' ),
			new Element( 'FileDateCreated', $now->format( 'Y-m-d\TH:i:s' ) ),
			// Sales only: the shop does not know what was bought.
			new Element( 'DataType', 'S' ),
			new Element( 'SoftwareCompanyName', 'Vitrina' ),
			new Element( 'SoftwareName', 'Vitrina' ),
			new Element( 'SoftwareVersion', mb_substr( $this->version, 0, 24, 'UTF-8' ) ),
			new Element( 'RegistrationNumber', $seller->company_code ),
			new Element( 'NumberOfParts', '1' ),
			new Element( 'PartNumber', '1' ),
			Element::group( 'SelectionCriteria', new Element( 'SelectionStartDate', $month->format( 'Y-m-01' ) ), new Element( 'SelectionEndDate', $month->format( 'Y-m-t' ) ) ),
		);
	}

	/** @param array<string, string> $dates */
	private static function invoice( Document $document, array $dates ): Element {
		$corrected = $dates[ $document->corrects ] ?? '';
		return Element::group(
			'Invoice',
			new Element( 'InvoiceNo', Text::first( self::NUMBER, $document->label() ) ),
			self::buyer( $document->buyer, $document->seller->country ),
			new Element( 'InvoiceDate', $document->date ),
			new Element( 'InvoiceType', $document->kind === Kind::INVOICE ? 'SF' : 'KS' ),
			new Element( 'SpecialTaxation' ),
			// A reference needs a date; without one, the group stays empty.
			$document->corrects === '' || $corrected === '' ? new Element( 'References' ) : Element::group( 'References', Element::group( 'Reference', new Element( 'ReferenceNo', Text::first( self::NUMBER, $document->corrects ) ), new Element( 'ReferenceDate', $corrected ) ) ),
			self::or_nil( 'VATPointDate', $document->supplied === $document->date || $document->supplied < self::FIRST_DAY ? '' : $document->supplied ),
			Element::group( 'DocumentTotals', ...array_map( static fn ( TaxRow $row ): Element => self::total( $document, $row ), $document->taxes() ) ),
		);
	}

	private static function buyer( Party $buyer, string $country ): Element {
		$vat_code = Text::first( self::CODE, VatCode::with_prefix( $buyer->vat_code, $buyer->country === '' ? $country : $buyer->country ) );
		$code     = Text::first( self::CODE, $buyer->company_code );
		return Element::group(
			'CustomerInfo',
			new Element( 'VATRegistrationNumber', $vat_code ),
			// Left out if only the VAT code is known. A buyer without both codes has "no data" here, too.
			$vat_code !== Text::NONE && $code === Text::NONE ? null : new Element( 'RegistrationNumber', $code ),
			self::or_nil( 'Country', $buyer->country ),
			new Element( 'Name', Text::first( self::NAME, $buyer->name ) ),
		);
	}

	/** A credit note reduces the register, so its sums are below zero. */
	private static function total( Document $document, TaxRow $row ): Element {
		$sign = $document->kind === Kind::INVOICE ? 1 : -1;
		$code = TaxCode::of( $row->rate, $document->buyer );
		return Element::group(
			'DocumentTotal',
			new Element( 'TaxableValue', Text::amount( $sign * $row->net ) ),
			new Element( 'TaxCode', $code->code ),
			self::or_nil( 'TaxPercentage', $code->percentage ),
			new Element( 'Amount', Text::amount( $sign * $row->tax ) ),
			self::or_nil( 'VATPointDate2', '' ),
		);
	}

	private static function or_nil( string $name, string $text ): Element {
		return $text === '' ? new Element( $name, '', [ 'xsi:nil' => 'true' ] ) : new Element( $name, $text );
	}
}
