<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Domain;

/** Why a message of a provider was rejected. The values are stored and sent in responses. */
enum RejectionReason: string {
	case NoToken   = 'no_token';
	case Malformed = 'form';
	case Algorithm = 'algorithm';
	case Signature = 'signature';
	case Expired   = 'expired';
	case TooEarly  = 'too_early';
	case Claims    = 'claims';
	case Merchant  = 'merchant';
	case Order     = 'order';
	case Payment   = 'payment';
	case Amount    = 'amount';
	case Currency  = 'currency';
	case NoKey     = 'no_key';

	/** Whether the message was signed with the right key. */
	public function is_authentic(): bool {
		return ! in_array( $this, [ self::NoToken, self::Malformed, self::Algorithm, self::Signature, self::NoKey ], true );
	}
}
