<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Provider;

enum RefundState: string {
	case Asked    = 'asked';
	case Pending  = 'pending';
	case Done     = 'done';
	case Rejected = 'rejected';
}
