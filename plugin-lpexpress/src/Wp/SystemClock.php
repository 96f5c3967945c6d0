<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Wp;

use Vitrina\LpExpress\Api\Clock;

final class SystemClock implements Clock {
	public function now(): int {
		return time();
	}
}
