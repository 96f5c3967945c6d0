<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Domain;

/** What the owner has to do about a received payment. The values are stored. */
enum ManualAction: string {
	case None = '';
	/** The order was already paid: this payment has to be refunded. */
	case Overpayment = 'surplus';
	/** The order has changed since the payment was started. */
	case Review = 'review';
}
