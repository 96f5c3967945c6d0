<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Xml;

use Vitrina\Companion\Invoices\Domain\Party;

/** VAT codes with the prefix of their country (EN 16931, BR-CO-09; i.SAF). */
final readonly class VatCode {
	/** Greece has a prefix of its own. */
	private const PREFIXES = [ 'GR' => 'EL' ];

	/**
	 * @param string $country Of a party whose country is not known.
	 * @return string Empty if the party has none.
	 */
	public static function of( Party $party, string $country = '' ): string {
		$country = $party->country === '' ? $country : $party->country;
		$code    = strtoupper( (string) preg_replace( '/[^0-9A-Za-z]/', '', $party->vat_code ) );
		return $code === '' || preg_match( '/^[A-Z]{2}/', $code ) === 1 ? $code : ( self::PREFIXES[ $country ] ?? $country ) . $code;
	}
}
