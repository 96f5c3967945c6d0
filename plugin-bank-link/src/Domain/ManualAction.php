<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Domain;

/**
 * What is left for a person to do about money that came.
 */
enum ManualAction: string {
	case None = '';
	/** The order had been paid already: this payment is to be given back. */
	case Surplus = 'surplus';
	/** The order is no longer what was paid for. */
	case Review = 'review';
}
