<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Domain;

/**
 * How a report reached the shop.
 */
enum Source: string {
	case Return = 'return';
	case Notice = 'notice';
	case Poll   = 'poll';
	case Owner  = 'owner';
	case Shop   = 'shop';
}
