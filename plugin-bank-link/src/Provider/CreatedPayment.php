<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Provider;

/** A payment that was created at the provider. */
final readonly class CreatedPayment {
	public function __construct(
		public string $payment_id,
		public string $url,
	) {}
}
