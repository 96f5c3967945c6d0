<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

/**
 * Why a list as a whole is not taken over.
 */
enum ListProblem: string {
	case NoTerminals   = 'no_terminals';
	case TooManyBad    = 'too_many_bad';
	case HasDuplicates = 'has_duplicates';
	case TooFew        = 'too_few';
}
