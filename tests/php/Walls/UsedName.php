<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Walls;

final readonly class UsedName {

	/**
	 * @param string $name Without a backslash in front.
	 */
	public function __construct( public string $name, public UsedKind $kind, public int $line ) {}
}
