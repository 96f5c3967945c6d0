<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

/** Why a list as a whole is not imported. The values are stored in an option, so they must not change. */
enum ListProblem: string {
	case NoTerminals   = 'no_terminals';
	case TooManyErrors = 'too_many_bad';
	case HasDuplicates = 'has_duplicates';
	case TooFew        = 'too_few';
}
