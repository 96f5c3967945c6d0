<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Invoices;

use DOMDocument;
use DOMElement;

/**
 * The structure of i.SAF 1.2 for a register of issued invoices (structure description 1.2.1 of the tax authority),
 * as far as a file of the shop uses it: names, order, how often, and what a text may be.
 */
final readonly class IsafStructure {
	private const NS = 'http://www.vmi.lt/cms/imas/isaf';

	private const DATE  = '/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/D';
	private const MONEY = '/^-?\d{1,16}\.\d\d$/D';

	/** Each element: its children in order, with "?" for at most once, "*" for any number, "+" for at least once; or what its text must match. */
	private const ELEMENTS = [
		'iSAFFile'              => [ 'Header', 'SourceDocuments?' ],
		'Header'                => [ 'FileDescription' ],
		'FileDescription'       => [ 'FileVersion', 'FileDateCreated', 'DataType', 'SoftwareCompanyName', 'SoftwareName', 'SoftwareVersion', 'RegistrationNumber', 'NumberOfParts', 'PartNumber', 'SelectionCriteria' ],
		'FileVersion'           => '/^iSAF1\.2$/D',
		'FileDateCreated'       => '/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/D',
		'DataType'              => '/^S$/D',
		'SoftwareCompanyName'   => '/^.{0,256}$/Du',
		'SoftwareName'          => '/^.{0,256}$/Du',
		'SoftwareVersion'       => '/^.{0,24}$/Du',
		'RegistrationNumber'    => '/^.{0,35}$/Du',
		'NumberOfParts'         => '/^1$/D',
		'PartNumber'            => '/^[A-Z0-9_]{1,20}$/D',
		'SelectionCriteria'     => [ 'SelectionStartDate', 'SelectionEndDate' ],
		'SelectionStartDate'    => self::DATE,
		'SelectionEndDate'      => self::DATE,
		'SourceDocuments'       => [ 'SalesInvoices' ],
		'SalesInvoices'         => [ 'Invoice+' ],
		'Invoice'               => [ 'InvoiceNo', 'CustomerInfo', 'InvoiceDate', 'InvoiceType', 'SpecialTaxation', 'References', 'VATPointDate', 'DocumentTotals' ],
		'InvoiceNo'             => '/^.{1,70}$/Du',
		'CustomerInfo'          => [ 'VATRegistrationNumber', 'RegistrationNumber?', 'Country', 'Name' ],
		'VATRegistrationNumber' => '/^.{1,35}$/Du',
		'Country'               => '/^[A-Z]{2}$/D',
		'Name'                  => '/^.{1,256}$/Du',
		'InvoiceDate'           => self::DATE,
		'InvoiceType'           => '/^(SF|KS)$/D',
		'SpecialTaxation'       => '/^T?$/D',
		'References'            => [ 'Reference*' ],
		'Reference'             => [ 'ReferenceNo', 'ReferenceDate' ],
		'ReferenceNo'           => '/^.{1,70}$/Du',
		'ReferenceDate'         => self::DATE,
		'VATPointDate'          => self::DATE,
		'DocumentTotals'        => [ 'DocumentTotal+' ],
		'DocumentTotal'         => [ 'TaxableValue', 'TaxCode', 'TaxPercentage', 'Amount', 'VATPointDate2' ],
		'TaxableValue'          => self::MONEY,
		'TaxCode'               => '/^PVM\d{1,3}$/D',
		'TaxPercentage'         => '/^\d{1,3}(\.\d{1,2})?$/D',
		'Amount'                => self::MONEY,
		'VATPointDate2'         => self::DATE,
	];

	private const NILLABLE = [ 'Country', 'VATPointDate', 'TaxPercentage', 'VATPointDate2' ];

	/** @return list<string> What does not fit, with the name of the element. */
	public static function problems( string $xml ): array {
		$document = new DOMDocument();
		if ( ! $document->loadXML( $xml, LIBXML_NONET | LIBXML_NOERROR ) || $document->documentElement === null ) {
			return [ 'not well-formed' ];
		}
		return self::problems_of( $document->documentElement );
	}

	/** @return list<string> */
	private static function problems_of( DOMElement $element ): array {
		$name     = (string) $element->localName;
		$rule     = self::ELEMENTS[ $name ] ?? null;
		$children = array_values( array_filter( iterator_to_array( $element->childNodes ), static fn ( mixed $node ): bool => $node instanceof DOMElement ) );
		if ( $element->namespaceURI !== self::NS || $rule === null ) {
			return [ "$name is unknown" ];
		}
		if ( $element->getAttributeNS( 'http://www.w3.org/2001/XMLSchema-instance', 'nil' ) === 'true' ) {
			return in_array( $name, self::NILLABLE, true ) && $element->textContent === '' ? [] : [ "$name may not be nil" ];
		}
		if ( is_string( $rule ) ) {
			return $children === [] && preg_match( $rule, $element->textContent ) === 1 ? [] : [ "$name: {$element->textContent}" ];
		}
		$order   = implode( '', array_map( static fn ( DOMElement $child ): string => "<{$child->localName}>", $children ) );
		$pattern = implode( '', array_map( static fn ( string $child ): string => preg_match( '/^(\w+)([?*+])?$/D', $child, $parts ) === 1 ? "(<{$parts[1]}>)" . ( $parts[2] ?? '' ) : '', $rule ) );
		$wrong   = preg_match( "/^$pattern$/D", $order ) === 1 ? [] : [ "$name has $order" ];
		return [ ...$wrong, ...array_merge( ...array_map( self::problems_of( ... ), $children ) ) ];
	}
}
