<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Api;

/**
 * What can be wrong with the carrier's API, as far as a shop owner can do something about it.
 */
enum Failure: string {
	case NotConfigured = 'not_configured';
	case Unreachable   = 'unreachable';
	case LoginRejected = 'login_rejected';
	case LoginWaits    = 'login_waits';
	case NoContract    = 'no_contract';
	case Refused       = 'refused';
	case ServerError   = 'server_error';
	case BadAnswer     = 'bad_answer';
}
