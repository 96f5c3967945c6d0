<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Checkout;

use Vitrina\LpExpress\Domain\RejectionReason;

/**
 * What a shopper reads when there is no terminal to deliver to.
 */
final class Messages {
	public static function refused( RejectionReason $reason ): string {
		return match ( $reason ) {
			RejectionReason::Missing      => __( 'Please choose an LP Express terminal.', 'vitrina-lpexpress' ),
			RejectionReason::Unknown      => __( 'The chosen LP Express terminal is no longer available. Please choose another one.', 'vitrina-lpexpress' ),
			RejectionReason::OtherCountry => __( 'The chosen LP Express terminal is in another country than the delivery address. Please choose another one.', 'vitrina-lpexpress' ),
		};
	}
}
