<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Setup;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

use Vitrina\Runtime\Database;
use Vitrina\Runtime\Setup\BatchStep;
use Vitrina\Runtime\Setup\SetupException;
use Vitrina\Runtime\Setup\Step;

/** Runs steps of the setup, and keeps what each of them changed, so that it can be undone. */
final class Runner {
	public const OPTION = 'vitrina_companion_setup';

	/**
	 * @param array<string, string> $values Field of the step → value.
	 * @throws SetupException If the step could not be done.
	 */
	public function run( Step $step, array $values ): void {
		$failed = Database::failed_queries();
		// After a failed query, something looks missing that run() would then create a second time.
		$step->status();
		self::check( $failed );
		$changes = $step->run( $values );
		if ( $changes !== [] ) {
			$this->store( $step, [ ...$this->changes( $step ), $changes ] );
		}
		self::check( $failed );
	}

	/**
	 * As run(), but does nothing if the step has no button any more: the form may be open in a second window,
	 * and the step already done in the first.
	 *
	 * @param array<string, string> $values Field of the step → value.
	 * @throws SetupException If the step could not be done.
	 */
	public function press( Step $step, array $values ): void {
		$failed = Database::failed_queries();
		$button = $step->button();
		self::check( $failed );
		if ( $button !== '' ) {
			$this->run( $step, $values );
		}
	}

	/** @throws SetupException If more queries have failed than before. */
	private static function check( int $failed_before ): void {
		if ( Database::failed_queries() > $failed_before ) {
			throw new SetupException( __( 'The database did not answer to everything. Reload the page, and try again.', 'vitrina-companion' ) );
		}
	}

	/**
	 * Undoes everything that the step did, the last change first. For a BatchStep, each call undoes only one batch.
	 *
	 * @throws SetupException If the step could not be undone.
	 */
	public function undo( Step $step ): void {
		if ( $step instanceof BatchStep ) {
			$step->undo( [] );
			return;
		}
		foreach ( array_reverse( $this->changes( $step ) ) as $changes ) {
			$step->undo( $changes );
		}
		$this->store( $step, [] );
	}

	public function can_undo( Step $step ): bool {
		return $this->undo_button( $step ) !== '';
	}

	/** Text of the button; empty if there is nothing to undo. */
	public function undo_button( Step $step ): string {
		if ( $step instanceof BatchStep ) {
			return $step->undo_button();
		}
		return $this->changes( $step ) === [] ? '' : __( 'Undo', 'vitrina-companion' );
	}

	/**
	 * @param bool $is_undo Whether the step is being undone.
	 * @return array{int, int}|null Number of parts that are done, and of all parts; null if nothing is left to do.
	 */
	public function progress( Step $step, bool $is_undo ): ?array {
		if ( ! $step instanceof BatchStep || ( $is_undo && ! $this->can_undo( $step ) ) ) {
			return null;
		}
		$progress = $step->progress();
		return $progress[0] < $progress[1] ? $progress : null;
	}

	/** @return list<array<string, mixed>> The changes of each run, the oldest run first. */
	private function changes( Step $step ): array {
		$changes = $this->all()[ $step->id() ] ?? [];
		$kept    = [];
		foreach ( is_array( $changes ) ? $changes : [] as $run ) {
			if ( is_array( $run ) ) {
				$kept[] = array_filter( $run, is_string( ... ), ARRAY_FILTER_USE_KEY );
			}
		}
		return $kept;
	}

	/** @param list<array<string, mixed>> $changes */
	private function store( Step $step, array $changes ): void {
		update_option( self::OPTION, array_filter( [ $step->id() => $changes ] + $this->all(), static fn ( mixed $runs ): bool => $runs !== [] ), false );
	}

	/** @return array<array-key, mixed> */
	private function all(): array {
		$all = get_option( self::OPTION );
		return is_array( $all ) ? $all : [];
	}
}
