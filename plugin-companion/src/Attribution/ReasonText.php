<?php
/**
 * Says to the shop's staff why an order's origin is not known.
 *
 * @package Vitrina\Companion
 */

declare(strict_types=1);

namespace Vitrina\Companion\Attribution;

use Vitrina\Companion\Attribution\Domain\Reason;
use WC_Order;

final readonly class ReasonText {
	public function __construct( private TheirMeta $theirs ) {}

	/**
	 * @return string A sentence; empty where the origin is known for sure.
	 */
	public function of( WC_Order $order ): string {
		$kept   = $order->get_meta( OrderReason::META );
		$reason = is_string( $kept ) ? Reason::tryFrom( $kept ) : null;
		if ( null === $reason || ( $this->theirs->is_known( $order ) && ! $reason->doubts_origin() ) ) {
			return '';
		}
		return match ( $reason ) {
			Reason::NoConsent      => __( 'Nothing was recorded: the shopper had not agreed to it.', 'vitrina-companion' ),
			Reason::NotAllowed     => __( 'Nothing was recorded: the shop does not allow it.', 'vitrina-companion' ),
			Reason::CookiesBlocked => __( 'Nothing could be kept: the browser took no cookies.', 'vitrina-companion' ),
			Reason::RecordDamaged  => __( 'What the browser had kept could not be understood.', 'vitrina-companion' ),
			Reason::SessionLost    => __( 'The first page of the visit is not known: consent came on a later page, or the cookies were gone.', 'vitrina-companion' ),
			Reason::NoJavaScript   => __( 'The browser sent nothing: its scripts were off or blocked, or the checkout page has no place for these data.', 'vitrina-companion' ),
			Reason::StoreApi       => __( 'Ordered past the checkout page, by a wallet, an app or another program.', 'vitrina-companion' ),
			Reason::RestApi        => __( 'Made by another program through the REST API.', 'vitrina-companion' ),
			Reason::Program        => __( 'Made by a program of the shop, such as a subscription or an import.', 'vitrina-companion' ),
		};
	}
}
