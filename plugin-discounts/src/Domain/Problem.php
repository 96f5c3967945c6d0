<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

/** Validation errors of a rule. */
enum Problem: string {
	case NoTitle          = 'no_title';
	case TooLong          = 'too_long';
	case BadPriority      = 'bad_priority';
	case BadDate          = 'bad_date';
	case EndsTooEarly     = 'ends_too_early';
	case BadType          = 'bad_kind';
	case BadPercentage    = 'bad_percentage';
	case BadMoney         = 'bad_money';
	case BadQuantity      = 'bad_quantity';
	case EndsBelowStart   = 'ends_below_start';
	case SameStart        = 'same_start';
	case NoTiers          = 'no_tiers';
	case TooManyTiers     = 'too_many_tiers';
	case BadQuantityScope = 'bad_counting';
}
