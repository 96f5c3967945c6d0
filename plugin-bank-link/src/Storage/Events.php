<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Storage;

use Vitrina\BankLink\Domain\Source;

interface Events {
	public function add( int $attempt_id, Source $source, string $kind, string $detail = '' ): void;
}
