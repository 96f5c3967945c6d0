<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Provider;

final readonly class SandboxPayment {

	/**
	 * @param int    $amount   Minor units.
	 * @param string $status   The status that the bank reports from `due` on.
	 * @param int    $due      Unix time from which that status is reported.
	 */
	public function __construct(
		public string $payment_id,
		public string $reference,
		public int $amount,
		public string $currency,
		public string $bic,
		public string $description,
		public string $return_url,
		public string $webhook_url,
		public string $status,
		public int $due,
	) {}

	/** A copy with the status "paid". */
	public function as_paid(): self {
		return new self( $this->payment_id, $this->reference, $this->amount, $this->currency, $this->bic, $this->description, $this->return_url, $this->webhook_url, 'PAID', 0 );
	}

	public function status_at( int $now ): string {
		return $now >= $this->due ? $this->status : 'PENDING';
	}
}
