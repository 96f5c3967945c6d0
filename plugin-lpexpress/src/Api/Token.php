<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Api;

use SensitiveParameter;

final readonly class Token {

	/** Seconds before its expiry from which a token is not used any more, because it could expire during the request. */
	private const EXPIRY_MARGIN = 60;

	/** @param string $owner Fingerprint of the credentials that the token was issued for. */
	public function __construct(
		#[SensitiveParameter]
		public string $access,
		#[SensitiveParameter]
		public string $refresh,
		public int $expires_at,
		public string $owner,
	) {}

	public function is_valid( int $now ): bool {
		return $now < $this->expires_at - self::EXPIRY_MARGIN;
	}
}
