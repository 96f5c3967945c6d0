<?php
/**
 * When a field of a form is there.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Newsletter\Domain;

/**
 * Written `fieldname:value1|value2`; `*` stands for any value that is not empty (spec §3, §5). The
 * browser's half is src/widgets/newsletter-form/conditions.ts, held to the same table:
 * tests/contract/newsletter-conditions.json.
 */
final readonly class Condition {
	/**
	 * @param list<string> $values
	 */
	private function __construct(
		public string $field,
		private array $values,
	) {}

	/**
	 * @return self|null Null where nothing, or nothing readable, is written.
	 */
	public static function read( string $written ): ?self {
		[ $field, $values ] = explode( ':', $written, 2 ) + [ '', null ];
		$field              = trim( $field );

		return $field === '' || $values === null ? null : new self( $field, array_map( trim( ... ), explode( '|', $values ) ) );
	}

	/**
	 * @param list<string> $given What the field holds: several boxes may be ticked.
	 */
	public function is_met( array $given ): bool {
		foreach ( $given as $value ) {
			$value = trim( $value );
			if ( in_array( $value, $this->values, true ) || ( $value !== '' && in_array( '*', $this->values, true ) ) ) {
				return true;
			}
		}
		return false;
	}
}
