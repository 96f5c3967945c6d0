<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Domain;

/** One attempt to pay one order from one bank. */
final readonly class Attempt {

	/**
	 * @param string       $reference  Our reference, which is in every report of the provider.
	 * @param string       $payment_id The provider's payment id; empty until the payment is created.
	 * @param int          $amount     Requested amount in minor units.
	 * @param ?string      $settled    The last state that was applied to the order, a value of AttemptState.
	 * @param ManualAction $manual_action What the owner has to do about the payment.
	 * @param bool         $is_mailed  Whether the e-mail about the paid order was sent to the shopper.
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
		public ManualAction $manual_action,
		public bool $is_mailed,
		public int $created_at,
	) {}

	public function is_settled(): bool {
		return $this->settled === $this->state->value;
	}

	/** Whether a report with this status would change nothing. */
	public function is_unaffected_by( Status $status ): bool {
		return $this->is_settled() && $this->state->after( $status ) === $this->state;
	}
}
