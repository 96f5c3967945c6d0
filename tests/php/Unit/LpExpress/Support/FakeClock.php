<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\LpExpress\Support;

use Vitrina\Runtime\Clock;

final class FakeClock implements Clock {
	public function __construct( public int $now = 1_800_000_000 ) {}

	public function now(): int {
		return $this->now;
	}
}
