<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Domain;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

/**
 * Compares a report with the requested payment. A valid signature proves the
 * sender, not that the report is about this payment.
 */
final class ReportValidator {

	/** @throws MessageRejected When the report differs from the attempt. */
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
