<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Gateway;

use Vitrina\BankLink\Domain\RejectionReason;
use Vitrina\BankLink\Provider\Failure;

/** Error messages for the owner, with what to do. */
final class Messages {

	public static function refund( Failure $failure ): string {
		return match ( $failure ) {
			Failure::NotConfigured    => __( 'The provider or its keys are not set.', 'vitrina-bank-link' ),
			Failure::Rejected         => __( 'The provider refused the refund. No money was returned.', 'vitrina-bank-link' ),
			Failure::Unauthorized     => __( 'The provider does not accept the keys. Check them in the settings, then refund the same amount again: it will be refunded only once.', 'vitrina-bank-link' ),
			Failure::Busy             => __( 'Something else is happening with this order right now. Try again in a minute.', 'vitrina-bank-link' ),
			Failure::RefundUnresolved => __( 'An earlier refund of a different amount has not been answered yet. Repeat that one first: it will be refunded only once.', 'vitrina-bank-link' ),
			Failure::Unreachable,
			Failure::ServerError,
			Failure::InvalidResponse     => __( 'The provider gave no clear response. Refund the same amount again: it will be refunded only once.', 'vitrina-bank-link' ),
		};
	}

	public static function check( string $failure ): string {
		return match ( Failure::tryFrom( $failure ) ) {
			Failure::NotConfigured => __( 'The address or the keys are missing, or the secret key is shorter than 16 characters.', 'vitrina-bank-link' ),
			Failure::Unauthorized  => __( 'The provider does not accept the keys.', 'vitrina-bank-link' ),
			Failure::Rejected      => __( 'The provider does not recognise this request. Check the address of the service.', 'vitrina-bank-link' ),
			Failure::Unreachable   => __( 'The provider cannot be reached.', 'vitrina-bank-link' ),
			Failure::ServerError   => __( 'The provider has a problem right now. Try again later.', 'vitrina-bank-link' ),
			null                   => __( 'The keys work.', 'vitrina-bank-link' ),
			default                => __( 'The provider responds, but not as expected.', 'vitrina-bank-link' ),
		};
	}

	public static function rejection( string $reason ): string {
		return match ( RejectionReason::tryFrom( $reason ) ) {
			RejectionReason::Expired,
			RejectionReason::TooEarly => __( 'its time is too far from the shop’s clock', 'vitrina-bank-link' ),
			RejectionReason::Merchant => __( 'it is for another shop', 'vitrina-bank-link' ),
			RejectionReason::Order,
			RejectionReason::Payment  => __( 'this shop has not started such a payment', 'vitrina-bank-link' ),
			RejectionReason::Amount,
			RejectionReason::Currency => __( 'a different amount or currency than requested', 'vitrina-bank-link' ),
			default                   => __( 'it cannot be read', 'vitrina-bank-link' ),
		};
	}
}
