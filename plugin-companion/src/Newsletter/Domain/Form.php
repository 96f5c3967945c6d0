<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Newsletter\Domain;

/** A sign-up form: its name, and its fields in order. */
final readonly class Form {
	/** The field that every form has. */
	public const EMAIL = 'email';

	/** @param list<Field> $fields */
	public function __construct(
		public string $id,
		public string $name,
		public array $fields,
	) {}

	/** Spec §3: "Form #" and the id, if the form has no name. */
	public static function default_name( string $id ): string {
		return "Form #{$id}";
	}

	/**
	 * Reads the submitted values, and finds missing required fields.
	 *
	 * @param array<array-key, mixed> $sent Values by field: a text, or a list of texts.
	 */
	public function read( array $sent ): Submission {
		$given = [];
		foreach ( $this->fields as $field ) {
			$given[ $field->name ] = self::texts( $sent[ $field->name ] ?? [] );
		}
		$values  = [];
		$missing = [];
		foreach ( $this->fields as $field ) {
			// Hidden fields are neither required nor stored.
			if ( ! $field->is_shown( $given ) ) {
				continue;
			}
			$clean = array_values( array_filter( array_map( $field->clean( ... ), $given[ $field->name ] ), static fn ( string $value ): bool => $value !== '' ) );
			if ( $clean !== [] ) {
				$values[ $field->name ] = implode( ', ', $clean );
			} elseif ( $field->required ) {
				$missing[] = $field->name;
			}
		}
		$email = $values[ self::EMAIL ] ?? '';
		unset( $values[ self::EMAIL ] );
		return new Submission( strtolower( $email ), $values, $missing );
	}

	/** @return list<string> */
	private static function texts( mixed $sent ): array {
		return array_values( array_filter( array_slice( is_array( $sent ) ? $sent : [ $sent ], 0, 20 ), is_string( ... ) ) );
	}
}
