<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Domain;

enum Kind: string {
	case INVOICE = 'invoice';

	/** Corrects an invoice. Its amounts are positive, although they are given back. */
	case CREDIT_NOTE = 'credit-note';
}
