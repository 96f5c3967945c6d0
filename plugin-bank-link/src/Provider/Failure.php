<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Provider;

/** Why a request to a provider failed, in as much detail as the owner can act on. The values are stored. */
enum Failure: string {
	case NotConfigured = 'not_configured';
	case Unreachable   = 'unreachable';
	case Rejected      = 'refused';
	/** The provider does not accept the keys, or the clock is wrong. */
	case Unauthorized    = 'unauthorized';
	case ServerError     = 'server_error';
	case InvalidResponse = 'bad_answer';
	/** Another request has the lock of this order. */
	case Busy = 'busy';
	/** The result of an earlier refund is not known. */
	case RefundUnresolved = 'unanswered';
}
