<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Provider;

/** A payment to create at the provider. */
final readonly class PaymentRequest {

	/** @param int $amount Minor units. */
	public function __construct(
		public string $reference,
		public int $amount,
		public string $currency,
		public string $bic,
		public string $country,
		public string $description,
		public string $locale,
		public string $return_url,
		public string $webhook_url,
	) {}
}
