<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Xml;

/** Why a document cannot be written in a format. */
enum Obstacle {
	/** VAT of a rate is a whole unit of the currency or more away from net × rate (EN 16931, BR-CO-17). */
	case VAT_SUM;

	/** VAT is charged, but the document has no VAT code of the seller. */
	case SELLER_VAT_CODE;

	/** The seller has neither a VAT code nor a company code (EN 16931, BR-CO-26). */
	case SELLER_CODE;

	/** The address of the seller has no country (EN 16931, BR-09). */
	case SELLER_COUNTRY;

	/** The register needs a company code of at most 11 digits. */
	case COMPANY_CODE;

	/** The register is in euros. */
	case CURRENCY;

	/** The document is of another company than the register. */
	case OTHER_SELLER;
}
