<?php

declare( strict_types=1 );

namespace Vitrina\Companion\CompanyBuyers\Domain;

/** What is wrong with the data of a company that buys. */
enum BuyerProblem: string {
	case NoCompany   = 'company';
	case CompanyCode = 'company_code';
	case VatCode     = 'vat_code';
}
