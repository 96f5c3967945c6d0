<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Domain;

/** How a report reached the shop. The values are stored. */
enum Source: string {
	case Return  = 'return';
	case Webhook = 'notice';
	case Poll    = 'poll';
	case Owner   = 'owner';
	case Shop    = 'shop';
}
