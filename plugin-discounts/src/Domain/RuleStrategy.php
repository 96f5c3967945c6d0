<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

/**
 * Which of several rules that cover a product applies.
 */
enum RuleStrategy: string {
	case Biggest = 'biggest_discount';
	case First   = 'first';
	case Lowest  = 'lowest_discount';
	/** One after the other in the order of their priority, each on what the one before left. */
	case All = 'all';
}
