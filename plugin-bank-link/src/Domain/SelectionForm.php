<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Domain;

/**
 * The selection in a form with a checkbox per bank and one for all (spec §4). With
 * JavaScript the checkboxes are in sync; without it, "select all" applies to all
 * banks only if it was changed.
 */
final readonly class SelectionForm {

	/**
	 * @param list<string> $shown    Keys of all checkboxes.
	 * @param list<string> $ticked   Keys of the checked ones.
	 * @param bool         $all      Whether "select all" is checked.
	 * @param bool         $was_all  Whether it was checked when the form was printed.
	 */
	public function __construct(
		private array $shown,
		private array $ticked,
		private bool $all,
		private bool $was_all,
	) {}

	/**
	 * @return list<string>
	 */
	public function selection(): array {
		$ticked = array_values( array_intersect( $this->shown, $this->ticked ) );
		if ( $this->all && ! $this->was_all ) {
			return $this->shown;
		}
		$only_all_was_cleared = ! $this->all && $this->was_all && count( $ticked ) === count( $this->shown );
		return $only_all_was_cleared ? [] : $ticked;
	}

	/**
	 * Sorts the banks by the positions typed by the owner. Stable for equal positions.
	 *
	 * @param list<string>         $shown
	 * @param array<string, mixed> $positions By key.
	 * @return list<string>
	 */
	public static function order( array $shown, array $positions ): array {
		$position = static function ( string $key ) use ( $positions, $shown ): int {
			$typed = $positions[ $key ] ?? null;
			return is_string( $typed ) && ctype_digit( $typed ) && strlen( $typed ) < 6 ? (int) $typed : count( $shown );
		};
		usort( $shown, static fn ( string $one, string $other ): int => $position( $one ) <=> $position( $other ) );
		return $shown;
	}
}
