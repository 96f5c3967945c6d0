<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Provider;

/**
 * A payment in the sandbox bank's books.
 */
final readonly class SandboxPayment {

	/**
	 * @param int    $amount   Minor units.
	 * @param string $status   As the bank will report it, once its time has come.
	 * @param int    $due      Unix time from which that status holds.
	 */
	public function __construct(
		public string $payment_id,
		public string $reference,
		public int $amount,
		public string $currency,
		public string $bic,
		public string $description,
		public string $return_url,
		public string $notice_url,
		public string $status,
		public int $due,
	) {}

	/**
	 * What stands there when it is paid.
	 */
	public function paid(): self {
		return new self( $this->payment_id, $this->reference, $this->amount, $this->currency, $this->bic, $this->description, $this->return_url, $this->notice_url, 'PAID', 0 );
	}

	public function status_at( int $now ): string {
		return $now >= $this->due ? $this->status : 'PENDING';
	}
}
