<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Api;

/** Why a request to the carrier's API failed, only as detailed as a shop owner needs to act. */
enum Failure: string {
	case NotConfigured   = 'not_configured';
	case Unreachable     = 'unreachable';
	case LoginRejected   = 'login_rejected';
	case LoginThrottled  = 'login_waits';
	case NoContract      = 'no_contract';
	case Forbidden       = 'refused';
	case ServerError     = 'server_error';
	case InvalidResponse = 'bad_answer';
}
