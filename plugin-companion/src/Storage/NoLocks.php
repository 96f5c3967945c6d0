<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Storage;

/** For databases without named locks: no request waits. */
final class NoLocks implements Locks {
	public function acquire( string $session_key, float $seconds ): bool {
		return true;
	}

	public function release( string $session_key ): void {}
}
