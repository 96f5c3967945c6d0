<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Domain;

/**
 * A provider's report about a payment, with a verified signature. Not yet compared
 * with the request: see ReportValidator.
 */
final readonly class Report {

	/** @param int $amount Minor units. */
	public function __construct(
		public string $provider,
		public string $reference,
		public string $payment_id,
		public Status $status,
		public int $amount,
		public string $currency,
	) {}
}
