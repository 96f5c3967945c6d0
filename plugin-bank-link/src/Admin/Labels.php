<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Admin;

use Vitrina\BankLink\Domain\AttemptState;
use Vitrina\BankLink\Domain\ManualAction;
use Vitrina\BankLink\Domain\Source;

/** Labels of states and events. */
final class Labels {

	public static function state( AttemptState $state ): string {
		return match ( $state ) {
			AttemptState::Open      => __( 'Started', 'vitrina-bank-link' ),
			AttemptState::Pending   => __( 'Waiting at the bank', 'vitrina-bank-link' ),
			AttemptState::Paid      => __( 'Paid', 'vitrina-bank-link' ),
			AttemptState::Failed    => __( 'Refused', 'vitrina-bank-link' ),
			AttemptState::Cancelled => __( 'Cancelled', 'vitrina-bank-link' ),
			AttemptState::Expired   => __( 'Abandoned', 'vitrina-bank-link' ),
			AttemptState::Refunded  => __( 'Refunded', 'vitrina-bank-link' ),
		};
	}

	public static function manual_action( ManualAction $manual_action ): string {
		return match ( $manual_action ) {
			ManualAction::Overpayment => __( 'The order was already paid', 'vitrina-bank-link' ),
			ManualAction::Review      => __( 'The order has changed since: please compare', 'vitrina-bank-link' ),
			ManualAction::None        => '',
		};
	}

	public static function event( string $kind, string $source ): string {
		$state = AttemptState::tryFrom( $kind );
		$label = match ( $kind ) {
			'refused'         => __( 'Response rejected', 'vitrina-bank-link' ),
			'not_begun'       => __( 'The provider did not start it', 'vitrina-bank-link' ),
			'refund'          => __( 'Refunded', 'vitrina-bank-link' ),
			'again'           => __( 'Payment restored on the order', 'vitrina-bank-link' ),
			'refund_rejected' => __( 'Refund failed', 'vitrina-bank-link' ),
			default           => $state === null ? $kind : self::state( $state ),
		};
		$source_label = match ( Source::tryFrom( $source ) ) {
			Source::Return  => __( 'when the shopper returned', 'vitrina-bank-link' ),
			Source::Webhook => __( 'by notification', 'vitrina-bank-link' ),
			Source::Poll    => __( 'checked automatically', 'vitrina-bank-link' ),
			Source::Owner   => $kind === 'refund' ? __( 'manually', 'vitrina-bank-link' ) : __( 'checked manually', 'vitrina-bank-link' ),
			default         => '',
		};
		return $source_label === '' ? $label : "{$label} ({$source_label})";
	}
}
