<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Api;

interface Clock {
	public function now(): int;
}
