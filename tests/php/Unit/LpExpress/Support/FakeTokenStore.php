<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\LpExpress\Support;

use Vitrina\LpExpress\Api\LoginThrottle;
use Vitrina\LpExpress\Api\Token;
use Vitrina\LpExpress\Api\TokenStore;

final class FakeTokenStore implements TokenStore {

	private LoginThrottle $logins;

	public function __construct( public ?Token $token = null ) {
		$this->logins = new LoginThrottle();
	}

	public function token(): ?Token {
		return $this->token;
	}

	public function store_token( ?Token $token ): void {
		$this->token = $token;
	}

	public function throttle(): LoginThrottle {
		return $this->logins;
	}

	public function store_throttle( LoginThrottle $logins ): void {
		$this->logins = $logins;
	}
}
