<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

/** Why a terminal is not accepted. */
enum RejectionReason: string {
	case Missing      = 'terminal_missing';
	case Unknown      = 'terminal_unknown';
	case OtherCountry = 'terminal_other_country';
}
