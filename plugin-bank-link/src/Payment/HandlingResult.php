<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Payment;

enum HandlingResult {
	/** The report was applied to the order. */
	case Done;
	/** The report changed nothing, for example because it was received before. */
	case Repeated;
	/** Another request has the lock of this order. */
	case Busy;
}
