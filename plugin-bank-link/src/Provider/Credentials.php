<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Provider;

use SensitiveParameter;
use Vitrina\BankLink\Token\Hs256;

/** Address of a provider, and the pair of keys of the shop. */
final readonly class Credentials {

	public function __construct(
		public string $base_url,
		public string $access_key,
		#[SensitiveParameter]
		public string $secret_key,
	) {}

	public function are_complete(): bool {
		return $this->base_url !== '' && $this->access_key !== '' && strlen( $this->secret_key ) >= Hs256::MIN_KEY_LENGTH;
	}
}
