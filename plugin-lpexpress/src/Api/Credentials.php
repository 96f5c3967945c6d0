<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Api;

use SensitiveParameter;

/** The shop's account with the carrier, and the address of the live or the test system. */
final readonly class Credentials {

	public function __construct(
		public string $base_url,
		public string $username,
		#[SensitiveParameter]
		public string $password,
	) {}

	public function are_complete(): bool {
		return $this->username !== '' && $this->password !== '';
	}

	/** Identifies the credentials that a token or a rejection belongs to, without revealing them. */
	public function fingerprint(): string {
		return substr( hash( 'sha256', "{$this->base_url}\0{$this->username}\0{$this->password}" ), 0, 16 );
	}
}
