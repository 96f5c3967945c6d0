<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Attribution;

use Vitrina\Companion\Attribution\Domain\Reason;
use WC_Order;

/** Text for the shop's staff: why an order's origin is unknown. */
final class ReasonText {
	/** @return string Empty if the origin is known with certainty. */
	public static function of( WC_Order $order ): string {
		$stored = $order->get_meta( OrderReason::META );
		$reason = is_string( $stored ) ? Reason::tryFrom( $stored ) : null;
		if ( $reason === null || ( OrderReason::is_origin_known( $order ) && ! $reason->is_uncertain() ) ) {
			return '';
		}
		return match ( $reason ) {
			Reason::NoConsent      => __( 'Nothing was recorded: the shopper had not consented.', 'vitrina-companion' ),
			Reason::NotAllowed     => __( 'Nothing was recorded: the shop does not allow it.', 'vitrina-companion' ),
			Reason::CookiesBlocked => __( 'Nothing could be stored: the browser refused cookies.', 'vitrina-companion' ),
			Reason::RecordDamaged  => __( 'The data stored by the browser could not be read.', 'vitrina-companion' ),
			Reason::SessionLost    => __( 'The first page of the visit is not known: consent was given on a later page, or the cookies were deleted.', 'vitrina-companion' ),
			Reason::NoJavaScript   => __( 'The browser sent nothing: scripts were off or blocked, or the checkout page has no fields for this data.', 'vitrina-companion' ),
			Reason::StoreApi       => __( 'Ordered outside the checkout page, with a wallet, an app or another program.', 'vitrina-companion' ),
			Reason::RestApi        => __( 'Created by another program through the REST API.', 'vitrina-companion' ),
			Reason::Program        => __( 'Created by the shop’s software, such as a subscription or an import.', 'vitrina-companion' ),
		};
	}
}
