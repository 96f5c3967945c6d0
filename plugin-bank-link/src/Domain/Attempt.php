<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Domain;

/**
 * One try to pay one order from one bank.
 */
final readonly class Attempt {

	/**
	 * @param string       $reference  Ours; the provider repeats it in every report.
	 * @param string       $payment_id The provider's; empty until it gave one.
	 * @param int          $amount     Minor units, as asked for.
	 * @param ?string      $settled    The state that was carried over to the order.
	 * @param ManualAction $verdict    What a person has to look at.
	 * @param bool         $is_mailed  Whether the shopper was written to about the paid order.
	 * @param int          $created_at Unix time.
	 */
	public function __construct(
		public int $id,
		public int $order_id,
		public string $provider,
		public string $reference,
		public string $payment_id,
		public string $bank,
		public string $bank_name,
		public int $amount,
		public string $currency,
		public AttemptState $state,
		public ?string $settled,
		public ManualAction $verdict,
		public bool $is_mailed,
		public int $created_at,
	) {}

	public function is_settled(): bool {
		return $this->settled === $this->state->value;
	}

	/**
	 * Whether such a report would change nothing any more.
	 */
	public function knows( Status $status ): bool {
		return $this->is_settled() && $this->state->after( $status ) === $this->state;
	}
}
