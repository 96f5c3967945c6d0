<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Invoices;

use DOMDocument;
use DOMElement;
use DOMXPath;

/**
 * Rules of EN 16931-1 that concern sums, categories and what must be there, computed from the XML alone: nothing of
 * the code that writes it is used. Amounts are compared in cents.
 */
final readonly class En16931 {
	private DOMXPath $xpath;

	private string $line;

	public function __construct( string $xml ) {
		$document = new DOMDocument();
		$document->loadXML( $xml, LIBXML_NONET );
		$this->xpath = new DOMXPath( $document );
		foreach ( [ 'cac' => 'CommonAggregateComponents-2', 'cbc' => 'CommonBasicComponents-2' ] as $prefix => $name ) {
			$this->xpath->registerNamespace( $prefix, "urn:oasis:names:specification:ubl:schema:xsd:$name" );
		}
		$this->line = $document->documentElement?->localName === 'Invoice' ? 'cac:InvoiceLine' : 'cac:CreditNoteLine';
	}

	/** @return list<string> Names of the rules that are broken. */
	public function broken(): array {
		$rules = [
			...$this->present(),
			...$this->sums(),
			...$this->decimals(),
			...array_merge( ...array_map( $this->line_rules( ... ), $this->all( "/*/{$this->line}" ) ) ),
			...array_merge( ...array_map( $this->category_rules( ... ), $this->all( '/*/cac:TaxTotal/cac:TaxSubtotal' ) ) ),
		];
		return array_keys( array_filter( $rules, static fn ( bool $is_kept ): bool => ! $is_kept ) );
	}

	public function value( string $path ): string {
		$value = $this->xpath->evaluate( "string($path)" );
		return is_string( $value ) ? $value : '';
	}

	/** @return list<DOMElement> */
	public function all( string $path, ?DOMElement $in = null ): array {
		$nodes = $this->xpath->query( $path, $in );
		return $nodes === false ? [] : array_values( array_filter( iterator_to_array( $nodes ), static fn ( mixed $node ): bool => $node instanceof DOMElement ) );
	}

	/** @return array<string, bool> */
	private function present(): array {
		$seller = '/*/cac:AccountingSupplierParty/cac:Party';
		$buyer  = '/*/cac:AccountingCustomerParty/cac:Party';
		$due    = $this->cents( '/*/cac:LegalMonetaryTotal/cbc:PayableAmount' );
		$taxed  = $this->all( '//cac:ClassifiedTaxCategory[cbc:ID="S" or cbc:ID="Z" or cbc:ID="E"]' ) !== [];
		$rules  = [
			'BR-01'    => $this->value( '/*/cbc:CustomizationID' ) === 'urn:cen.eu:en16931:2017',
			'BR-02'    => $this->value( '/*/cbc:ID' ) !== '',
			'BR-03'    => preg_match( '/^\d{4}-\d\d-\d\d$/', $this->value( '/*/cbc:IssueDate' ) ) === 1,
			'BR-04'    => in_array( $this->value( '/*/cbc:InvoiceTypeCode | /*/cbc:CreditNoteTypeCode' ), [ '380', '381' ], true ),
			'BR-05'    => preg_match( '/^[A-Z]{3}$/', $this->value( '/*/cbc:DocumentCurrencyCode' ) ) === 1,
			'BR-06'    => trim( $this->value( "$seller/cac:PartyLegalEntity/cbc:RegistrationName" ) ) !== '',
			'BR-07'    => trim( $this->value( "$buyer/cac:PartyLegalEntity/cbc:RegistrationName" ) ) !== '',
			'BR-09'    => preg_match( '/^[A-Z]{2}$/', $this->value( "$seller/cac:PostalAddress/cac:Country/cbc:IdentificationCode" ) ) === 1,
			'BR-11'    => preg_match( '/^[A-Z]{2}$/', $this->value( "$buyer/cac:PostalAddress/cac:Country/cbc:IdentificationCode" ) ) === 1,
			'BR-16'    => $this->all( "/*/{$this->line}" ) !== [],
			'BR-55'    => $this->all( '/*/cac:BillingReference[not(cac:InvoiceDocumentReference/cbc:ID != "")]' ) === [],
			'BR-CO-09' => array_filter( $this->all( '//cac:PartyTaxScheme[cac:TaxScheme/cbc:ID="VAT"]/cbc:CompanyID' ), static fn ( DOMElement $code ): bool => preg_match( '/^[A-Z]{2}\w/', $code->textContent ) !== 1 ) === [],
			'BR-CO-18' => $this->all( '/*/cac:TaxTotal/cac:TaxSubtotal' ) !== [],
			'BR-CO-25' => $due <= 0 || $this->value( '/*/cac:PaymentTerms/cbc:Note' ) !== '',
			'BR-CO-26' => $this->value( "$seller/cac:PartyTaxScheme/cbc:CompanyID | $seller/cac:PartyLegalEntity/cbc:CompanyID" ) !== '',
			'BR-S-02'  => ! $taxed || $this->value( "$seller/cac:PartyTaxScheme/cbc:CompanyID" ) !== '',
			'no empty elements' => $this->all( '//*[not(*) and normalize-space() = ""]' ) === [],
		];
		return $rules;
	}

	/** @return array<string, bool> */
	private function sums(): array {
		$total   = '/*/cac:LegalMonetaryTotal';
		$tax     = $this->cents( '/*/cac:TaxTotal/cbc:TaxAmount' );
		$net     = $this->cents( "$total/cbc:TaxExclusiveAmount" );
		$gross   = $this->cents( "$total/cbc:TaxInclusiveAmount" );
		$prepaid = $this->all( "$total/cbc:PrepaidAmount" ) === [] ? 0 : $this->cents( "$total/cbc:PrepaidAmount" );
		$round   = $this->all( "$total/cbc:PayableRoundingAmount" ) === [] ? 0 : $this->cents( "$total/cbc:PayableRoundingAmount" );
		return [
			'BR-CO-10' => $this->cents( "$total/cbc:LineExtensionAmount" ) === $this->sum( "/*/{$this->line}/cbc:LineExtensionAmount" ),
			'BR-CO-13' => $net === $this->cents( "$total/cbc:LineExtensionAmount" ),
			'BR-CO-14' => $tax === $this->sum( '/*/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount' ),
			'BR-CO-15' => $gross === $net + $tax,
			'BR-CO-16' => $this->cents( "$total/cbc:PayableAmount" ) === $gross - $prepaid + $round,
		];
	}

	/** @return array<string, bool> */
	private function decimals(): array {
		$too_long = array_filter( $this->all( '//*[@currencyID][not(self::cbc:PriceAmount)]' ), static fn ( DOMElement $amount ): bool => preg_match( '/^-?\d+\.\d\d$/', $amount->textContent ) !== 1 );
		return [
			'BR-DEC'        => $too_long === [],
			'one currency'  => count( array_unique( array_map( static fn ( DOMElement $amount ): string => $amount->getAttribute( 'currencyID' ), $this->all( '//*[@currencyID]' ) ) ) ) === 1,
			'price decimals' => array_filter( $this->all( '//cbc:PriceAmount' ), static fn ( DOMElement $price ): bool => preg_match( '/^\d+\.\d{2,6}$/', $price->textContent ) !== 1 ) === [],
		];
	}

	/** @return array<string, bool> */
	private function line_rules( DOMElement $line ): array {
		$text     = fn ( string $path ): string => $this->all( $path, $line )[0]->textContent ?? '';
		$id       = $text( 'cbc:ID' );
		$quantity = (float) $text( 'cbc:InvoicedQuantity | cbc:CreditedQuantity' );
		$base     = $this->all( 'cac:Price/cbc:BaseQuantity', $line ) === [] ? 1.0 : (float) $text( 'cac:Price/cbc:BaseQuantity' );
		$net      = self::in_cents( $text( 'cbc:LineExtensionAmount' ) );
		$exact    = $quantity * (float) $text( 'cac:Price/cbc:PriceAmount' ) / $base * 100;
		$rate     = $text( 'cac:Item/cac:ClassifiedTaxCategory/cbc:Percent' );
		$category = $text( 'cac:Item/cac:ClassifiedTaxCategory/cbc:ID' );
		return [
			"BR-21 $id"          => $id !== '',
			"BR-22 $id"          => $quantity !== 0.0,
			"BR-25 $id"          => trim( $text( 'cac:Item/cbc:Name' ) ) !== '',
			"BR-27 $id"          => ! str_starts_with( $text( 'cac:Price/cbc:PriceAmount' ), '-' ),
			"BR-S-05 $id"        => ( (float) $rate > 0.0 ? $category === 'S' : $category !== 'S' ),
			"BR-S-08 $id"        => $this->all( "/*/cac:TaxTotal/cac:TaxSubtotal[cac:TaxCategory/cbc:ID=\"$category\"][cac:TaxCategory/cbc:Percent=\"$rate\"]" ) !== [],
			"quantity × price $id" => abs( $exact - $net ) <= 0.5 + 1e-6 * max( 1, abs( $exact ) / 1e6 ),
		];
	}

	/** @return array<string, bool> */
	private function category_rules( DOMElement $subtotal ): array {
		$text     = fn ( string $path ): string => $this->all( $path, $subtotal )[0]->textContent ?? '';
		$category = $text( 'cac:TaxCategory/cbc:ID' );
		$percent  = $text( 'cac:TaxCategory/cbc:Percent' );
		$net      = self::in_cents( $text( 'cbc:TaxableAmount' ) );
		$tax      = self::in_cents( $text( 'cbc:TaxAmount' ) );
		$lines    = $this->sum( "/*/{$this->line}[cac:Item/cac:ClassifiedTaxCategory[cbc:ID=\"$category\"][cbc:Percent=\"$percent\"]]/cbc:LineExtensionAmount" );
		$computed = round( $net * (float) $percent / 100 );
		return [
			"BR-$category-08 $percent" => $net === $lines,
			"BR-$category-09 $percent" => $category === 'S' || $tax === 0,
			"BR-CO-17 $percent"        => abs( $tax - $computed ) < 100,
			"BR-E-10 $percent"         => $category === 'E' ? $text( 'cac:TaxCategory/cbc:TaxExemptionReason' ) !== '' : $text( 'cac:TaxCategory/cbc:TaxExemptionReason' ) === '',
		];
	}

	private function sum( string $path ): int {
		return array_sum( array_map( static fn ( DOMElement $amount ): int => self::in_cents( $amount->textContent ), $this->all( $path ) ) );
	}

	private function cents( string $path ): int {
		return self::in_cents( $this->value( $path ) );
	}

	private static function in_cents( string $amount ): int {
		return (int) str_replace( '.', '', $amount );
	}
}
