<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Walls;

/**
 * One use of what a room may not use.
 */
final readonly class Breach {

	public function __construct(
		public string $path,
		public int $line,
		public string $rule,
		public string $name,
		public string $why
	) {}

	public function __toString(): string {
		return "{$this->path}:{$this->line} uses {$this->name} ({$this->rule}). {$this->why}";
	}
}
