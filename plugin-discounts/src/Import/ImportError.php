<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Import;

/**
 * Why an old rule is not taken over.
 */
enum ImportError: string {
	case Deleted    = 'deleted';
	case Before     = 'before';
	case Type       = 'type';
	case Conditions = 'conditions';
	case UsageLimit = 'usage_limit';
	case Filter     = 'filter';
	case CartRule   = 'cart_rule';
	case Values     = 'values';
}
