<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Provider;

enum RefundState: string {
	case Requested = 'asked';
	case Pending   = 'pending';
	case Done      = 'done';
	case Rejected  = 'rejected';
}
