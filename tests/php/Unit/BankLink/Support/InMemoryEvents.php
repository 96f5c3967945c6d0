<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\BankLink\Support;

use Vitrina\BankLink\Domain\Source;
use Vitrina\BankLink\Storage\EventTable;

final class InMemoryEvents extends EventTable {

	/**
	 * @var list<string>
	 */
	public array $kinds = [];

	public function add( int $attempt_id, Source $source, string $kind, string $detail = '' ): void {
		$this->kinds[] = trim( "{$kind} {$detail}" );
	}
}
