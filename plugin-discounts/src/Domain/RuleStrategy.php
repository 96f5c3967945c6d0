<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

/** Which of several candidate rules applies. */
enum RuleStrategy: string {
	case Biggest = 'biggest_discount';
	case First   = 'first';
	case Lowest  = 'lowest_discount';
	/** All candidates apply, by priority; each reduces the price that the previous one left. */
	case All = 'all';
}
