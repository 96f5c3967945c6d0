<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Domain;

/**
 * Compares what a provider reports with what the shop had asked for. A good
 * signature says who speaks, not that it is about this money.
 */
final class ReportValidator {

	/**
	 * @throws MessageRejected When it is about something else.
	 */
	public static function check( Attempt $attempt, Report $report ): void {
		if ( $attempt->reference !== $report->reference || $attempt->provider !== $report->provider ) {
			throw new MessageRejected( RejectionReason::Order );
		}
		if ( $attempt->payment_id === '' || $attempt->payment_id !== $report->payment_id ) {
			throw new MessageRejected( RejectionReason::Payment );
		}
		if ( $attempt->currency !== $report->currency ) {
			throw new MessageRejected( RejectionReason::Currency );
		}
		if ( $attempt->amount !== $report->amount ) {
			throw new MessageRejected( RejectionReason::Amount );
		}
	}
}
