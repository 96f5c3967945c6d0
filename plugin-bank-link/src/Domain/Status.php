<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Domain;

/**
 * Status of a payment in a report. Open: nothing has happened yet. Pending: the
 * bank has accepted it but not executed it. Expired: set by the shop when no
 * report came in time.
 */
enum Status: string {
	case Open      = 'open';
	case Pending   = 'pending';
	case Paid      = 'paid';
	case Failed    = 'failed';
	case Cancelled = 'cancelled';
	case Refunded  = 'refunded';
	case Expired   = 'expired';
}
