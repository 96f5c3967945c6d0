<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Import;

/** Why a legacy rule is not imported. */
enum ImportError: string {
	case Deleted         = 'deleted';
	case AlreadyImported = 'before';
	case Type            = 'type';
	case Conditions      = 'conditions';
	case UsageLimit      = 'usage_limit';
	case Filter          = 'filter';
	case CartRule        = 'cart_rule';
	case Values          = 'values';
}
