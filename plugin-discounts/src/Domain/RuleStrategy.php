<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

/** Which of several candidate rules applies. */
enum RuleStrategy: string {
	case Biggest = 'biggest_discount';
	case First   = 'first';
	case Lowest  = 'lowest_discount';
	/** All, by priority, each applied to the result of the one before. */
	case All = 'all';
}
