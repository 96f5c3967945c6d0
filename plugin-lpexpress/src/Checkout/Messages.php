<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Checkout;

use Vitrina\LpExpress\Domain\RejectionReason;

/** Messages for shoppers about a terminal that is missing, invalid or not saved. */
final class Messages {
	public static function rejected( RejectionReason $reason ): string {
		return match ( $reason ) {
			RejectionReason::Missing      => __( 'Please choose an LP Express terminal.', 'vitrina-lpexpress' ),
			RejectionReason::Unknown      => __( 'The chosen LP Express terminal is no longer available. Please choose another one.', 'vitrina-lpexpress' ),
			RejectionReason::OtherCountry => __( 'The chosen LP Express terminal is in another country than the delivery address. Please choose another one.', 'vitrina-lpexpress' ),
		};
	}

	public static function not_saved(): string {
		return __( 'The terminal could not be saved. Please choose it again.', 'vitrina-lpexpress' );
	}
}
