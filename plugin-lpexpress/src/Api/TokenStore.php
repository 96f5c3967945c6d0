<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Api;

use SensitiveParameter;

/** Stores the token and the login throttle between requests. */
interface TokenStore {

	public function token(): ?Token;

	public function store_token( #[SensitiveParameter] ?Token $token ): void;

	public function throttle(): LoginThrottle;

	public function store_throttle( LoginThrottle $throttle ): void;
}
