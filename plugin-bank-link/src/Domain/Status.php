<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Domain;

/**
 * What a provider can report of a payment: Open, when nothing has happened
 * yet; Pending, when the bank has taken it on and not carried it out. Expired
 * is what nobody reported in time.
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
