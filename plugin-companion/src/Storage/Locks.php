<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Storage;

/** Locks that are released at the latest when the process ends. */
interface Locks {
	/** Waits at most $seconds for the lock; false on timeout. */
	public function acquire( string $session_key, float $seconds ): bool;

	public function release( string $session_key ): void;
}
