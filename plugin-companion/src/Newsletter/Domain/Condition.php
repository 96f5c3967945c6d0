<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Newsletter\Domain;

/**
 * Condition for showing or hiding a field.
 * Syntax: `fieldname:value1|value2`; `*` matches any value that is not empty (spec §3, §5). The same
 * rules in the browser: src/widgets/newsletter-form/conditions.ts. Both are tested with
 * tests/contract/newsletter-conditions.json.
 */
final readonly class Condition {
	/** @param list<string> $values */
	private function __construct(
		public string $field,
		private array $values,
	) {}

	/** @return self|null Null if it is empty or invalid. */
	public static function parse( string $written ): ?self {
		[ $field, $values ] = explode( ':', $written, 2 ) + [ '', null ];
		$field              = trim( $field );
		return $field === '' || $values === null ? null : new self( $field, array_map( trim( ... ), explode( '|', $values ) ) );
	}

	/** @param list<string> $given The field's values: several for checkboxes. */
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
