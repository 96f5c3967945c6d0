<?php

declare( strict_types=1 );

namespace Vitrina\Runtime;

final class SystemClock implements Clock {
	public function now(): int {
		return time();
	}
}
