<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Api;

use SensitiveParameter;

/**
 * What must outlive a request.
 */
interface TokenStore {

	public function token(): ?Token;

	public function keep_token( #[SensitiveParameter] ?Token $token ): void;

	public function logins(): LoginThrottle;

	public function keep_logins( LoginThrottle $logins ): void;
}
