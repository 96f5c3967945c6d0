<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Setup;

use Vitrina\Runtime\Setup\SetupException;
use Vitrina\Runtime\Setup\Step;

/** Runs steps of the setup, and keeps what each of them changed, so that it can be undone. */
final class Runner {
	public const OPTION = 'vitrina_companion_setup';

	/**
	 * @param array<string, string> $values
	 * @throws SetupException If it could not be done.
	 */
	public function run( Step $step, array $values ): void {
		$changes = $step->run( $values );
		if ( $changes !== [] ) {
			$this->store( $step, [ ...$this->changes( $step ), $changes ] );
		}
	}

	/** Undoes all that the step did, the last change first. */
	public function undo( Step $step ): void {
		foreach ( array_reverse( $this->changes( $step ) ) as $changes ) {
			$step->undo( $changes );
		}
		$this->store( $step, [] );
	}

	public function can_undo( Step $step ): bool {
		return $this->changes( $step ) !== [];
	}

	/** @return list<array<string, mixed>> Of each run, the oldest first. */
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
