<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Provider;

/**
 * What can be wrong with a provider, as far as an owner can do something about it.
 */
enum Failure: string {
	case NotConfigured = 'not_configured';
	case Unreachable   = 'unreachable';
	case Refused       = 'refused';
	/** The provider does not know the shop by its keys, or not at this time. */
	case Unauthorized = 'unauthorized';
	case ServerError  = 'server_error';
	case BadAnswer    = 'bad_answer';
	/** Somebody else is at this order right now. */
	case Busy = 'busy';
	/** What became of a refund asked for before is not known. */
	case Unanswered = 'unanswered';
}
