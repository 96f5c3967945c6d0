<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\BankLink\Support;

use Closure;
use Vitrina\BankLink\Storage\LockTable;

final class InMemoryLocks extends LockTable {

	/**
	 * @var array<int, string>
	 */
	public array $held = [];

	/**
	 * Runs before a lock is acquired: what another request did just before.
	 */
	public ?Closure $meanwhile = null;

	public function acquire( int $order_id ): ?string {
		if ( isset( $this->held[ $order_id ] ) ) {
			return null;
		}
		$meanwhile       = $this->meanwhile;
		$this->meanwhile = null;
		if ( $meanwhile !== null ) {
			$meanwhile();
		}
		return $this->held[ $order_id ] = uniqid( '', true );
	}

	public function release( int $order_id, string $owner ): void {
		if ( ( $this->held[ $order_id ] ?? '' ) === $owner ) {
			unset( $this->held[ $order_id ] );
		}
	}
}
