<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Admin;

use Vitrina\BankLink\Domain\AttemptState;
use Vitrina\BankLink\Domain\Source;
use Vitrina\BankLink\Domain\Verdict;

/**
 * Names of states and events for people.
 */
final class Words {

	public static function state( AttemptState $state ): string {
		return match ( $state ) {
			AttemptState::Open      => __( 'Begun', 'vitrina-bank-link' ),
			AttemptState::Pending   => __( 'Waits at the bank', 'vitrina-bank-link' ),
			AttemptState::Paid      => __( 'Paid', 'vitrina-bank-link' ),
			AttemptState::Failed    => __( 'Refused', 'vitrina-bank-link' ),
			AttemptState::Cancelled => __( 'Cancelled', 'vitrina-bank-link' ),
			AttemptState::Expired   => __( 'Left', 'vitrina-bank-link' ),
			AttemptState::Refunded  => __( 'Given back', 'vitrina-bank-link' ),
		};
	}

	public static function verdict( Verdict $verdict ): string {
		return match ( $verdict ) {
			Verdict::Surplus => __( 'The order was paid already', 'vitrina-bank-link' ),
			Verdict::Review  => __( 'The order has changed since: compare', 'vitrina-bank-link' ),
			Verdict::None    => '',
		};
	}

	public static function event( string $kind, string $source ): string {
		$state = AttemptState::tryFrom( $kind );
		$what  = match ( $kind ) {
			'refused'         => __( 'An answer was not believed', 'vitrina-bank-link' ),
			'not_begun'       => __( 'The provider did not begin it', 'vitrina-bank-link' ),
			'refund'          => __( 'Given back', 'vitrina-bank-link' ),
			'refund_rejected' => __( 'Refund not carried out', 'vitrina-bank-link' ),
			default           => null === $state ? $kind : self::state( $state ),
		};
		$how = match ( Source::tryFrom( $source ) ) {
			Source::Return => __( 'by the shopper’s return', 'vitrina-bank-link' ),
			Source::Notice => __( 'by notice', 'vitrina-bank-link' ),
			Source::Poll   => __( 'asked in the background', 'vitrina-bank-link' ),
			Source::Owner  => __( 'asked by hand', 'vitrina-bank-link' ),
			default        => '',
		};
		return '' === $how ? $what : "{$what} ({$how})";
	}
}
