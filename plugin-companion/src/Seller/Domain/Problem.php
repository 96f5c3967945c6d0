<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Seller\Domain;

/** Why a field cannot be saved. */
enum Problem {
	case TooLong;
	case LithuanianCompanyCode;
	case ForeignCompanyCode;
	case Vat;
	case Email;
	case Phone;
	case Date;
	case Form;
}
