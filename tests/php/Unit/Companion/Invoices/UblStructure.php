<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Invoices;

use Vitrina\Companion\Invoices\Domain\Kind;

/** The structure of UBL 2.1 (OASIS), as far as invoices and credit notes of the shop use it. */
final readonly class UblStructure {
	private const NS     = 'urn:oasis:names:specification:ubl:schema:xsd:';
	private const TEXT   = '/\S/';
	private const DATE   = '/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/D';
	private const AMOUNT = '/^-?\d+\.\d{2,6}$/D';
	private const NUMBER = '/^-?\d+(\.\d+)?$/D';

	private const PARTIES = [ 'cac:AccountingSupplierParty', 'cac:AccountingCustomerParty', 'cac:Delivery?', 'cac:PaymentTerms?', 'cac:TaxTotal', 'cac:LegalMonetaryTotal' ];

	private const REFERENCES = [ 'cbc:Note?', 'cbc:DocumentCurrencyCode', 'cac:OrderReference?', 'cac:BillingReference?' ];

	private const ELEMENTS = [
		'Invoice'                        => [ 'cbc:CustomizationID', 'cbc:ID', 'cbc:IssueDate', 'cbc:InvoiceTypeCode', ...self::REFERENCES, ...self::PARTIES, 'cac:InvoiceLine+' ],
		'CreditNote'                     => [ 'cbc:CustomizationID', 'cbc:ID', 'cbc:IssueDate', 'cbc:CreditNoteTypeCode', ...self::REFERENCES, ...self::PARTIES, 'cac:CreditNoteLine+' ],
		'cac:OrderReference'             => [ 'cbc:ID' ],
		'cac:BillingReference'           => [ 'cac:InvoiceDocumentReference' ],
		'cac:InvoiceDocumentReference'   => [ 'cbc:ID' ],
		'cac:AccountingSupplierParty'    => [ 'cac:Party' ],
		'cac:AccountingCustomerParty'    => [ 'cac:Party' ],
		'cac:Party'                      => [ 'cac:PostalAddress', 'cac:PartyTaxScheme?', 'cac:PartyLegalEntity', 'cac:Contact?' ],
		'cac:PostalAddress'              => [ 'cbc:StreetName?', 'cbc:CityName?', 'cbc:PostalZone?', 'cac:Country' ],
		'cac:Country'                    => [ 'cbc:IdentificationCode' ],
		'cac:PartyTaxScheme'             => [ 'cbc:CompanyID', 'cac:TaxScheme' ],
		'cac:TaxScheme'                  => [ 'cbc:ID' ],
		'cac:PartyLegalEntity'           => [ 'cbc:RegistrationName', 'cbc:CompanyID?' ],
		'cac:Contact'                    => [ 'cbc:Telephone?', 'cbc:ElectronicMail?' ],
		'cac:Delivery'                   => [ 'cbc:ActualDeliveryDate' ],
		'cac:PaymentTerms'               => [ 'cbc:Note' ],
		'cac:TaxTotal'                   => [ 'cbc:TaxAmount', 'cac:TaxSubtotal+' ],
		'cac:TaxSubtotal'                => [ 'cbc:TaxableAmount', 'cbc:TaxAmount', 'cac:TaxCategory' ],
		'cac:TaxCategory'                => [ 'cbc:ID', 'cbc:Percent', 'cbc:TaxExemptionReason?', 'cac:TaxScheme' ],
		'cac:ClassifiedTaxCategory'      => [ 'cbc:ID', 'cbc:Percent', 'cac:TaxScheme' ],
		'cac:LegalMonetaryTotal'         => [ 'cbc:LineExtensionAmount', 'cbc:TaxExclusiveAmount', 'cbc:TaxInclusiveAmount', 'cbc:PrepaidAmount?', 'cbc:PayableAmount' ],
		'cac:InvoiceLine'                => [ 'cbc:ID', 'cbc:InvoicedQuantity', 'cbc:LineExtensionAmount', 'cac:Item', 'cac:Price' ],
		'cac:CreditNoteLine'             => [ 'cbc:ID', 'cbc:CreditedQuantity', 'cbc:LineExtensionAmount', 'cac:Item', 'cac:Price' ],
		'cac:Item'                       => [ 'cbc:Name', 'cac:SellersItemIdentification?', 'cac:ClassifiedTaxCategory' ],
		'cac:SellersItemIdentification'  => [ 'cbc:ID' ],
		'cac:Price'                      => [ 'cbc:PriceAmount', 'cbc:BaseQuantity?' ],
		'cbc:ID'                         => self::TEXT,
		'cbc:CustomizationID'            => self::TEXT,
		'cbc:Note'                       => self::TEXT,
		'cbc:Name'                       => self::TEXT,
		'cbc:CompanyID'                  => self::TEXT,
		'cbc:RegistrationName'           => self::TEXT,
		'cbc:StreetName'                 => self::TEXT,
		'cbc:CityName'                   => self::TEXT,
		'cbc:PostalZone'                 => self::TEXT,
		'cbc:Telephone'                  => self::TEXT,
		'cbc:ElectronicMail'             => self::TEXT,
		'cbc:TaxExemptionReason'         => self::TEXT,
		'cbc:InvoiceTypeCode'            => '/^380$/D',
		'cbc:CreditNoteTypeCode'         => '/^381$/D',
		'cbc:DocumentCurrencyCode'       => '/^[A-Z]{3}$/D',
		'cbc:IdentificationCode'         => '/^[A-Z]{2}$/D',
		'cbc:IssueDate'                  => self::DATE,
		'cbc:ActualDeliveryDate'         => self::DATE,
		'cbc:TaxAmount'                  => self::AMOUNT,
		'cbc:TaxableAmount'              => self::AMOUNT,
		'cbc:LineExtensionAmount'        => self::AMOUNT,
		'cbc:TaxExclusiveAmount'         => self::AMOUNT,
		'cbc:TaxInclusiveAmount'         => self::AMOUNT,
		'cbc:PrepaidAmount'              => self::AMOUNT,
		'cbc:PayableAmount'              => self::AMOUNT,
		'cbc:PriceAmount'                => self::AMOUNT,
		'cbc:Percent'                    => self::NUMBER,
		'cbc:InvoicedQuantity'           => self::NUMBER,
		'cbc:CreditedQuantity'           => self::NUMBER,
		'cbc:BaseQuantity'               => self::NUMBER,
	];

	/** @return list<string> What does not fit, with the name of the element. */
	public static function problems( string $xml, Kind $kind ): array {
		$namespaces = [
			''    => self::NS . ( $kind === Kind::INVOICE ? 'Invoice-2' : 'CreditNote-2' ),
			'cac' => self::NS . 'CommonAggregateComponents-2',
			'cbc' => self::NS . 'CommonBasicComponents-2',
		];
		return ( new XmlStructure( $namespaces, self::ELEMENTS ) )->problems( $xml );
	}
}
