<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Invoices;

/**
 * The structure of i.SAF 1.2 for a register of issued invoices (structure description 1.2.1 of the tax authority),
 * as far as a file of the shop uses it: names, order, how often, and what a text may be.
 */
final readonly class IsafStructure {
	private const NS = 'http://www.vmi.lt/cms/imas/isaf';

	private const DATE  = '/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/D';
	private const MONEY = '/^-?\d{1,16}\.\d\d$/D';

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
		return ( new XmlStructure( [ '' => self::NS ], self::ELEMENTS, self::NILLABLE ) )->problems( $xml );
	}
}
