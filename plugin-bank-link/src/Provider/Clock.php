<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Provider;

interface Clock {
	public function now(): int;
}
