<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Wp;

use Vitrina\BankLink\Provider\Clock;

final class SystemClock implements Clock {
	public function now(): int {
		return time();
	}
}
