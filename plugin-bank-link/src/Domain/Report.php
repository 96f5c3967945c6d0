<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Domain;

/**
 * What a provider says of a payment, after its signature was found good. Not
 * yet compared with what was asked for: see Judge.
 */
final readonly class Report {

	/**
	 * @param int $amount Minor units.
	 */
	public function __construct(
		public string $provider,
		public string $reference,
		public string $payment_id,
		public Status $status,
		public int $amount,
		public string $currency,
	) {}
}
