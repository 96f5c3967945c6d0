<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Xml;

use Vitrina\Companion\Invoices\Domain\Document;
use Vitrina\Companion\Invoices\Domain\Kind;
use Vitrina\Companion\Invoices\Domain\Line;
use Vitrina\Companion\Invoices\Domain\TaxRow;

/**
 * A document as an e-invoice: UBL 2.1 (OASIS) with the content of EN 16931-1:2017, in the syntax binding of
 * CEN/TS 16931-3-2. Comments name the business terms (BT) and rules (BR) of the standard.
 */
final readonly class Ubl {
	private const PROFILE = 'urn:cen.eu:en16931:2017';

	private const NAMESPACE = 'urn:oasis:names:specification:ubl:schema:xsd:';

	/** The unit code "one" of UN/ECE Recommendation 20, because quantities have no unit of measure here. */
	private const PIECE = 'C62';

	/** @param string $payment_terms Text for documents that are not paid in full (BR-CO-25). */
	public function __construct(
		private ZeroRate $zero_rate,
		private string $payment_terms,
	) {}

	/** @throws NotExportable If the standard forbids what the document says. */
	public function write( Document $document ): string {
		UblChecks::check( $document );
		$root = $document->kind === Kind::INVOICE ? 'Invoice' : 'CreditNote';
		$file = new XmlFile(
			$root,
			[
				''    => self::NAMESPACE . "$root-2",
				'cac' => self::NAMESPACE . 'CommonAggregateComponents-2',
				'cbc' => self::NAMESPACE . 'CommonBasicComponents-2',
			]
		);
		$due  = $document->gross() - $document->paid;
		$file->add(
			new Element( 'cbc:CustomizationID', self::PROFILE ),
			new Element( 'cbc:ID', $document->label() ),
			new Element( 'cbc:IssueDate', $document->date ),
			// UNTDID 1001: commercial invoice, credit note.
			new Element( "cbc:{$root}TypeCode", $document->kind === Kind::INVOICE ? '380' : '381' ),
			Element::unless_empty( 'cbc:Note', Text::line( $document->reason ) ),
			new Element( 'cbc:DocumentCurrencyCode', $document->currency ),
			$document->order_number === '' ? null : Element::group( 'cac:OrderReference', new Element( 'cbc:ID', $document->order_number ) ),
			$document->corrects === '' ? null : Element::group( 'cac:BillingReference', Element::group( 'cac:InvoiceDocumentReference', new Element( 'cbc:ID', $document->corrects ) ) ),
			Element::group( 'cac:AccountingSupplierParty', UblParty::seller( $document->seller ) ),
			Element::group( 'cac:AccountingCustomerParty', UblParty::buyer( $document->buyer, $document->seller->country ) ),
			Element::group( 'cac:Delivery', new Element( 'cbc:ActualDeliveryDate', $document->supplied ) ),
			$due > 0 ? Element::group( 'cac:PaymentTerms', new Element( 'cbc:Note', $this->payment_terms ) ) : null,
			$this->taxes( $document ),
			self::totals( $document, $due ),
			...array_map( fn ( Line $line, int $index ): Element => $this->line( $document, $line, $index ), $document->lines, array_keys( $document->lines ) ),
		);
		return $file->text();
	}

	/**
	 * VAT of each rate is what the document says, also where it was rounded for each line. BR-CO-17 and BR-S-09
	 * compare it with net × rate, and leave a tolerance of less than one unit of the currency.
	 */
	private function taxes( Document $document ): Element {
		return Element::group(
			'cac:TaxTotal',
			self::amount( $document, 'cbc:TaxAmount', $document->tax() ),
			...array_map(
				fn ( TaxRow $row ): Element => Element::group(
					'cac:TaxSubtotal',
					self::amount( $document, 'cbc:TaxableAmount', $row->net ),
					self::amount( $document, 'cbc:TaxAmount', $row->tax ),
					$this->category( $document, 'cac:TaxCategory', $row->rate, with_reason: true ),
				),
				$document->taxes(),
			),
		);
	}

	private static function totals( Document $document, int $due ): Element {
		return Element::group(
			'cac:LegalMonetaryTotal',
			self::amount( $document, 'cbc:LineExtensionAmount', $document->net() ),
			self::amount( $document, 'cbc:TaxExclusiveAmount', $document->net() ),
			self::amount( $document, 'cbc:TaxInclusiveAmount', $document->gross() ),
			$document->paid === 0 ? null : self::amount( $document, 'cbc:PrepaidAmount', $document->paid ),
			self::amount( $document, 'cbc:PayableAmount', $due ),
		);
	}

	/** A line that reduces the sum has a quantity below zero, because a price may not be below zero (BR-27). */
	private function line( Document $document, Line $line, int $index ): Element {
		$name  = $document->kind === Kind::INVOICE ? 'Invoice' : 'CreditNote';
		$unit  = [ 'unitCode' => self::PIECE ];
		$price = UnitPrice::of( $line );
		return Element::group(
			"cac:{$name}Line",
			new Element( 'cbc:ID', (string) ( $index + 1 ) ),
			new Element( $document->kind === Kind::INVOICE ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity', ( $line->net < 0 ? '-' : '' ) . $line->quantity, $unit ),
			self::amount( $document, 'cbc:LineExtensionAmount', $line->net ),
			Element::group(
				'cac:Item',
				new Element( 'cbc:Name', Text::first( 1000, $line->name, $line->sku ) ),
				Text::line( $line->sku ) === '' ? null : Element::group( 'cac:SellersItemIdentification', new Element( 'cbc:ID', $line->sku ) ),
				$this->category( $document, 'cac:ClassifiedTaxCategory', $line->rate, with_reason: false ),
			),
			Element::group(
				'cac:Price',
				new Element( 'cbc:PriceAmount', $price->price, [ 'currencyID' => $document->currency ] ),
				Element::unless_empty( 'cbc:BaseQuantity', $price->base, $unit ),
			),
		);
	}

	private function category( Document $document, string $name, int $rate, bool $with_reason ): Element {
		$zero = $document->seller->vat_code === '' ? ZeroRate::exempt( UblChecks::NO_PAYER ) : $this->zero_rate;
		return Element::group(
			$name,
			new Element( 'cbc:ID', $rate > 0 ? 'S' : $zero->code() ),
			new Element( 'cbc:Percent', Text::percent( $rate ) ),
			$with_reason && $rate === 0 ? Element::unless_empty( 'cbc:TaxExemptionReason', $zero->reason ) : null,
			Element::group( 'cac:TaxScheme', new Element( 'cbc:ID', 'VAT' ) ),
		);
	}

	private static function amount( Document $document, string $name, int $minor ): Element {
		return new Element( $name, Text::amount( $minor ), [ 'currencyID' => $document->currency ] );
	}
}
