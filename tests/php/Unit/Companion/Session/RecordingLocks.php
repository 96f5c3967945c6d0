<?php
/**
 * Locks that record how they are called.
 *
 * @package Vitrina\Tests
 */

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Session;

use Vitrina\Companion\Storage\Locks;

final class RecordingLocks implements Locks {
	/**
	 * @var list<string>
	 */
	public array $log = [];

	/**
	 * @var list<string>
	 */
	public array $taken = [];

	public function acquire( string $session_key, float $seconds ): bool {
		$this->log[] = sprintf( 'wait %d %s', $seconds, $session_key );

		return ! in_array( $session_key, $this->taken, true );
	}

	public function release( string $session_key ): void {
		$this->log[] = 'free ' . $session_key;
	}
}
