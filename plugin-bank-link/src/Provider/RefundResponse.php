<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Provider;

/** The status of a refund at the provider. */
final readonly class RefundResponse {

	/** @param int $amount Minor units. */
	public function __construct(
		public string $payment_id,
		public string $refund_id,
		public RefundState $state,
		public int $amount,
	) {}
}
