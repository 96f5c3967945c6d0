<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Domain;

/**
 * The selection in a form with a checkbox per bank and "select all" (spec §4). With
 * JavaScript the checkboxes are in sync; without JavaScript, "select all" applies
 * only if the owner changed it.
 */
final readonly class SelectionForm {

	/**
	 * @param list<string> $keys     Keys of all banks in the form.
	 * @param list<string> $checked  Keys of the checked banks.
	 * @param bool         $all      Whether "select all" is checked.
	 * @param bool         $was_all  Whether "select all" was checked when the form was printed.
	 */
	public function __construct(
		private array $keys,
		private array $checked,
		private bool $all,
		private bool $was_all,
	) {}

	/** @return list<string> */
	public function selection(): array {
		$checked = array_values( array_intersect( $this->keys, $this->checked ) );
		if ( $this->all && ! $this->was_all ) {
			return $this->keys;
		}
		$is_only_all_cleared = ! $this->all && $this->was_all && count( $checked ) === count( $this->keys );
		return $is_only_all_cleared ? [] : $checked;
	}

	/**
	 * Sorts the banks by the positions that the owner typed. Banks with equal positions keep their order.
	 *
	 * @param list<string>         $keys
	 * @param array<string, mixed> $positions By key.
	 * @return list<string>
	 */
	public static function order( array $keys, array $positions ): array {
		$position = static function ( string $key ) use ( $positions, $keys ): int {
			$typed = $positions[ $key ] ?? null;
			return is_string( $typed ) && ctype_digit( $typed ) && strlen( $typed ) < 6 ? (int) $typed : count( $keys );
		};
		usort( $keys, static fn ( string $one, string $other ): int => $position( $one ) <=> $position( $other ) );
		return $keys;
	}
}
