<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Payment;

/**
 * What came of a report.
 */
enum HandlingResult {
	/** The order has what the report means for it. */
	case Done;
	/** It was known, and changed nothing. */
	case Repeated;
	/** Somebody else is at this order right now. */
	case Busy;
}
