<?php

declare( strict_types=1 );

namespace Vitrina\Companion\CompanyBuyers;

use Vitrina\Companion\CompanyBuyers\Domain\BuyerProblem;

/** Labels of the fields, and what is wrong with a value, in the language of the page. */
final class BuyerTexts {
	public static function for_company(): string {
		return __( 'Buying for a company', 'vitrina-companion' );
	}

	public static function company(): string {
		return __( 'Company name', 'vitrina-companion' );
	}

	/** @param string $key One of BuyerMeta::CODES. */
	public static function code( string $key ): string {
		return $key === BuyerMeta::VAT_CODE ? __( 'VAT code', 'vitrina-companion' ) : __( 'Company code', 'vitrina-companion' );
	}

	public static function explain( BuyerProblem $problem ): string {
		return match ( $problem ) {
			BuyerProblem::NoCompany   => __( 'Enter the name of the company.', 'vitrina-companion' ),
			BuyerProblem::CompanyCode => __( 'This is not a Lithuanian company code: it has 9 or 7 digits. Check for a typing error.', 'vitrina-companion' ),
			BuyerProblem::VatCode     => __( 'This is not a valid VAT code: it starts with the country letters. A Lithuanian one has LT and 9 or 12 digits. Check for a typing error.', 'vitrina-companion' ),
		};
	}
}
