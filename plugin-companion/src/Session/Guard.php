<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Session;

use Closure;
use Vitrina\Companion\Storage\LockName;
use Vitrina\Companion\Storage\Locks;

/** The session locks that this request holds. */
final class Guard {
	/** Maximum wait for a lock: longer than the timeout of a payment provider, shorter than that of a web server. */
	private const WAIT_SECONDS = 20.0;

	/** Maximum wait while saving: the response has been sent by then, so only the worker waits. */
	private const SAVE_WAIT_SECONDS = 2.0;

	/** @var list<string> Keys of the sessions that are locked. */
	private array $held = [];

	/** @var list<string> Keys whose wait timed out; they are not waited for a second time. */
	private array $timed_out = [];

	/** @param Closure(string): void $report Writes a line to the log. */
	public function __construct(
		private readonly Locks $locks,
		private readonly Loopback $loopback,
		private readonly Closure $report,
	) {}

	/** Locks sessions until release_all(). If a wait times out, the request goes on without that lock. */
	public function acquire( string ...$session_keys ): void {
		foreach ( LockName::in_order( array_values( $session_keys ) ) as $key ) {
			if ( $this->holds( $key ) || $this->loopback->is_sent_by_holder_of( $key ) ) {
				continue;
			}
			$seconds = LockName::may_wait_for( $key, $this->held ) ? self::WAIT_SECONDS : 0.0;
			if ( $this->locks->acquire( $key, $seconds ) ) {
				$this->held[] = $key;
				$this->loopback->add_proof( $key );
			} else {
				$this->timed_out[] = $key;
				$this->report_timeout( $seconds );
			}
		}
	}

	public function release_all(): void {
		foreach ( array_reverse( $this->held ) as $key ) {
			$this->locks->release( $key );
		}
		$this->held = [];
		$this->loopback->clear_proofs();
	}

	public function holds( string $session_key ): bool {
		return in_array( $session_key, $this->held, true );
	}

	/**
	 * Runs short work with the session locked, and releases the lock at once if it was not held before. The work
	 * runs without the lock if the wait times out, or if this request holds the lock of another session.
	 *
	 * @param Closure(): void $work Must not be interrupted by another request's write.
	 */
	public function run_locked( string $session_key, Closure $work ): void {
		$seconds  = in_array( $session_key, $this->timed_out, true ) ? 0.0 : self::SAVE_WAIT_SECONDS;
		$acquired = ! $this->holds( $session_key ) && $this->held === []
			&& ! $this->loopback->is_sent_by_holder_of( $session_key )
			&& $this->locks->acquire( $session_key, $seconds );
		try {
			$work();
		} finally {
			if ( $acquired ) {
				$this->locks->release( $session_key );
			}
		}
	}

	public function report_unsaved(): void {
		( $this->report )( 'The session could not be read before it was saved, so it was not saved.' );
	}

	/** The log does not contain the key, because the key would give access to the session. */
	private function report_timeout( float $seconds ): void {
		( $this->report )( sprintf( 'Another request held the session for more than %d s; going on without waiting.', $seconds ) );
	}
}
