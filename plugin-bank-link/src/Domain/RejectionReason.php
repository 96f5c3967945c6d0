<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Domain;

/**
 * Why a message in a provider's name was refused.
 */
enum RejectionReason: string {
	case NoToken   = 'no_token';
	case Form      = 'form';
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

	/**
	 * Whether the sender has shown that they hold the key.
	 */
	public function is_authentic(): bool {
		return ! in_array( $this, [ self::NoToken, self::Form, self::Algorithm, self::Signature, self::NoKey ], true );
	}
}
