<?php

declare( strict_types=1 );

namespace Vitrina\Runtime;

interface Clock {
	public function now(): int;
}
