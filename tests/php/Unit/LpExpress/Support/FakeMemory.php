<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\LpExpress\Support;

use Vitrina\LpExpress\Api\LoginRecord;
use Vitrina\LpExpress\Api\Memory;
use Vitrina\LpExpress\Api\Token;

final class FakeMemory implements Memory {

	private LoginRecord $logins;

	public function __construct( public ?Token $token = null ) {
		$this->logins = new LoginRecord();
	}

	public function token(): ?Token {
		return $this->token;
	}

	public function keep_token( ?Token $token ): void {
		$this->token = $token;
	}

	public function logins(): LoginRecord {
		return $this->logins;
	}

	public function keep_logins( LoginRecord $logins ): void {
		$this->logins = $logins;
	}
}
