<?php

declare( strict_types=1 );

namespace Vitrina\Companion\CompanyBuyers\Domain;

use Vitrina\Companion\Codes\Domain\CompanyCode;
use Vitrina\Companion\Codes\Domain\VatCode;

/** The codes of a company that buys, as an invoice needs them (Law on VAT, article 80). Both are optional. */
final readonly class Buyer {
	/**
	 * Maximum characters of a code, long enough for codes of unknown form: from the register of another country, or VAT
	 * codes from outside the EU.
	 */
	public const LENGTH = 40;

	/** @param list<BuyerProblem> $problems A code with a problem is kept as clean() returns it. */
	private function __construct(
		public string $company_code,
		public string $vat_code,
		public array $problems,
	) {}

	/**
	 * @param string $company Name of the company, as typed; so are the codes.
	 * @param string $country Country of the billing address, such as LT.
	 */
	public static function read( string $company, string $company_code, string $vat_code, string $country ): self {
		$company_code = self::clean( $company_code );
		$vat_code     = self::clean( $vat_code );
		$problems     = [];
		if ( trim( $company ) === '' ) {
			$problems[] = BuyerProblem::NoCompany;
		}
		// Only the form of Lithuanian company codes is known.
		if ( $company_code !== '' && $country === 'LT' && CompanyCode::parse( $company_code, true ) === null ) {
			$problems[] = BuyerProblem::CompanyCode;
		}
		if ( $vat_code !== '' ) {
			$prefix = VatCode::prefix( $country );
			// Many shoppers leave out the letters of their own country.
			$parsed = VatCode::parse( $vat_code ) ?? VatCode::parse( $prefix . $vat_code );
			if ( $parsed === null && ( VatCode::has_form( $prefix ) || VatCode::has_form( substr( $vat_code, 0, 2 ) ) ) ) {
				$problems[] = BuyerProblem::VatCode;
			}
			$vat_code = $parsed ?? $vat_code;
		}
		return new self( $company_code, $vat_code, $problems );
	}

	/** A code in capitals, without spaces and control characters, at most LENGTH characters. */
	public static function clean( string $code ): string {
		return mb_substr( mb_strtoupper( (string) preg_replace( '/[\s\p{Cc}]+/u', '', $code ) ), 0, self::LENGTH );
	}

	public function has_code(): bool {
		return $this->company_code !== '' || $this->vat_code !== '';
	}
}
