<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Provider;

final readonly class CreatedPayment {
	public function __construct(
		public string $payment_id,
		public string $url,
	) {}
}
