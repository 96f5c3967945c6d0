<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Xml;

use Vitrina\Companion\Codes\Domain\VatCode;
use Vitrina\Companion\Invoices\Domain\Party;

/** Seller (BG-4) and buyer (BG-7) of an e-invoice. Without electronic addresses: the shop does not send the file. */
final readonly class UblParty {
	private const NAME_LENGTH = 1000;

	public static function seller( Party $seller ): Element {
		// BR-S-02, BR-E-02: without a VAT code, the code that the tax authority knows the seller by (BT-32).
		$scheme = $seller->vat_code === '' ? self::tax_scheme( $seller->company_code, 'TAX' ) : self::tax_scheme( VatCode::with_prefix( $seller->vat_code, $seller->country ), 'VAT' );
		return self::party( $seller, $seller->country, $scheme );
	}

	/** @param string $country Country of the seller, used for a buyer without a country: BR-11 requires one. */
	public static function buyer( Party $buyer, string $country ): Element {
		$code   = VatCode::with_prefix( $buyer->vat_code, $buyer->country === '' ? $country : $buyer->country );
		$scheme = $code === '' ? null : self::tax_scheme( $code, 'VAT' );
		return self::party( $buyer, $buyer->country === '' ? $country : $buyer->country, $scheme );
	}

	private static function party( Party $party, string $country, ?Element $tax_scheme ): Element {
		$phone = Text::line( $party->phone );
		$email = Text::line( $party->email );
		return Element::group(
			'cac:Party',
			Element::group(
				'cac:PostalAddress',
				Element::unless_empty( 'cbc:StreetName', Text::line( $party->street ) ),
				Element::unless_empty( 'cbc:CityName', Text::line( $party->city ) ),
				Element::unless_empty( 'cbc:PostalZone', Text::line( $party->postcode ) ),
				Element::group( 'cac:Country', new Element( 'cbc:IdentificationCode', $country ) ),
			),
			$tax_scheme,
			Element::group(
				'cac:PartyLegalEntity',
				new Element( 'cbc:RegistrationName', Text::first( self::NAME_LENGTH, $party->name ) ),
				Element::unless_empty( 'cbc:CompanyID', Text::line( $party->company_code ) ),
			),
			$phone . $email === '' ? null : Element::group( 'cac:Contact', Element::unless_empty( 'cbc:Telephone', $phone ), Element::unless_empty( 'cbc:ElectronicMail', $email ) ),
		);
	}

	private static function tax_scheme( string $code, string $scheme ): Element {
		return Element::group( 'cac:PartyTaxScheme', new Element( 'cbc:CompanyID', $code ), Element::group( 'cac:TaxScheme', new Element( 'cbc:ID', $scheme ) ) );
	}
}
