<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Domain;

/**
 * What the owner meant by a form with one checkbox per bank and one for all
 * (spec §4). With a script the checkboxes agree with each other; without one,
 * only a change of "select all" speaks for all of them.
 */
final readonly class SelectionForm {

	/**
	 * @param list<string> $shown    Keys of all checkboxes.
	 * @param list<string> $ticked   Keys of those that were ticked.
	 * @param bool         $all      Whether "select all" was ticked.
	 * @param bool         $all_was  Whether it was when the form was printed.
	 */
	public function __construct(
		private array $shown,
		private array $ticked,
		private bool $all,
		private bool $all_was,
	) {}

	/**
	 * @return list<string>
	 */
	public function selection(): array {
		$ticked = array_values( array_intersect( $this->shown, $this->ticked ) );
		if ( $this->all && ! $this->all_was ) {
			return $this->shown;
		}
		$only_all_was_cleared = ! $this->all && $this->all_was && count( $ticked ) === count( $this->shown );
		return $only_all_was_cleared ? [] : $ticked;
	}

	/**
	 * Places typed by the owner, as an order. Equal places stay as they were.
	 *
	 * @param list<string>         $shown
	 * @param array<string, mixed> $places By key.
	 * @return list<string>
	 */
	public static function order( array $shown, array $places ): array {
		$place = static function ( string $key ) use ( $places, $shown ): int {
			$typed = $places[ $key ] ?? null;
			return is_string( $typed ) && ctype_digit( $typed ) && strlen( $typed ) < 6 ? (int) $typed : count( $shown );
		};
		usort( $shown, static fn ( string $one, string $other ): int => $place( $one ) <=> $place( $other ) );
		return $shown;
	}
}
