<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Domain;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

use InvalidArgumentException;

/** Reads a stored document strictly: a field that is missing or of another type is an error, not a default. */
final readonly class StoredFields {
	/** @param array<array-key, mixed> $fields */
	public function __construct( private array $fields ) {}

	public static function of( mixed $value ): self {
		return is_array( $value ) ? new self( $value ) : throw new InvalidArgumentException( 'A stored document must be a list of fields.' );
	}

	public function text( string $name ): string {
		$value = $this->fields[ $name ] ?? null;
		return is_string( $value ) ? $value : throw self::wrong( $name );
	}

	public function number( string $name ): int {
		$value = $this->fields[ $name ] ?? null;
		return is_int( $value ) ? $value : throw self::wrong( $name );
	}

	public function fields( string $name ): self {
		$value = $this->fields[ $name ] ?? null;
		return is_array( $value ) ? new self( $value ) : throw self::wrong( $name );
	}

	/** @return list<self> */
	public function rows( string $name ): array {
		$value = $this->fields[ $name ] ?? null;
		return is_array( $value ) && array_is_list( $value ) ? array_map( self::of( ... ), $value ) : throw self::wrong( $name );
	}

	private static function wrong( string $name ): InvalidArgumentException {
		return new InvalidArgumentException( "The field \"$name\" of a stored document is missing or has the wrong type." );
	}
}
