<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Newsletter;

/** Result of a sign-up. It does not reveal whether an address is already known. */
enum Result: string {
	case Sent    = 'sent';
	case Email   = 'email';
	case Missing = 'missing';
	case Busy    = 'busy';
	case Refused = 'refused';

	public function text(): string {
		return match ( $this ) {
			self::Sent    => __( 'Almost done: open the e-mail we have just sent you, and confirm.', 'vitrina-companion' ),
			self::Email   => __( 'This is not an e-mail address. Please look at it again.', 'vitrina-companion' ),
			self::Missing => __( 'Please fill in what is required.', 'vitrina-companion' ),
			self::Busy    => __( 'Too many sign-ups at once. Please try again in an hour.', 'vitrina-companion' ),
			self::Refused => __( 'This form is out of date. Please load the page again.', 'vitrina-companion' ),
		};
	}

	public function status(): int {
		return match ( $this ) {
			self::Sent    => 200,
			self::Busy    => 429,
			self::Refused => 403,
			default       => 400,
		};
	}
}
