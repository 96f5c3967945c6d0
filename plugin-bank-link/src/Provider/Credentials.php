<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Provider;

use SensitiveParameter;
use Vitrina\BankLink\Token\Hs256;

/** The address of a provider, and the shop's two keys. */
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
