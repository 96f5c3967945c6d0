<?php
/**
 * The sessions that this request holds.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Session;

use Closure;
use Vitrina\Companion\Storage\LockName;
use Vitrina\Companion\Storage\Locks;

final class Guard {
	/**
	 * Longer than the provider of a payment may take to answer, shorter than a web server's patience.
	 */
	private const WAIT_SECONDS = 20.0;

	/**
	 * For the moment of saving: the answer is sent, only the worker waits.
	 */
	private const SAVE_WAIT_SECONDS = 2.0;

	/**
	 * @var list<string>
	 */
	private array $held = [];

	/**
	 * Waited for in vain: nobody waits twice for the same.
	 *
	 * @var list<string>
	 */
	private array $missed = [];

	/**
	 * @param Closure(string): void $report Where a missed session is written down.
	 */
	public function __construct(
		private readonly Locks $locks,
		private readonly Loopback $loopback,
		private readonly Closure $report,
	) {}

	/**
	 * From before a session is read until leave(). What is held already stays held.
	 */
	public function enter( string ...$session_keys ): void {
		foreach ( LockName::in_order( array_values( $session_keys ) ) as $key ) {
			if ( $this->holds( $key ) || $this->loopback->is_sent_by_holder_of( $key ) ) {
				continue;
			}
			$seconds = LockName::may_wait_for( $key, $this->held ) ? self::WAIT_SECONDS : 0.0;
			if ( $this->locks->acquire( $key, $seconds ) ) {
				$this->held[] = $key;
				$this->loopback->let_in( $key );
			} else {
				$this->missed[] = $key;
				$this->report_missed( $seconds );
			}
		}
	}

	public function leave(): void {
		foreach ( array_reverse( $this->held ) as $key ) {
			$this->locks->release( $key );
		}
		$this->held = [];
		$this->loopback->forget();
	}

	public function holds( string $session_key ): bool {
		return in_array( $session_key, $this->held, true );
	}

	/**
	 * Does a short piece of work with the session held, and gives it back at once if it was not held before.
	 *
	 * @param Closure(): void $work What nobody may come between.
	 */
	public function hold_during( string $session_key, Closure $work ): void {
		$seconds = in_array( $session_key, $this->missed, true ) ? 0.0 : self::SAVE_WAIT_SECONDS;
		$mine    = ! $this->holds( $session_key ) && $this->held === []
			&& ! $this->loopback->is_sent_by_holder_of( $session_key )
			&& $this->locks->acquire( $session_key, $seconds );
		try {
			$work();
		} finally {
			if ( $mine ) {
				$this->locks->release( $session_key );
			}
		}
	}

	public function report_unsaved(): void {
		( $this->report )( 'The session could not be read before it was saved, so it was not saved.' );
	}

	/**
	 * No key in the log: it would let its reader into the session.
	 */
	private function report_missed( float $seconds ): void {
		( $this->report )( sprintf( 'Another request held the session for more than %d s; going on without waiting.', $seconds ) );
	}
}
