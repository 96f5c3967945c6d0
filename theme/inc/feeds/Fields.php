<?php

declare( strict_types=1 );

namespace Vitrina\Theme\Feeds;

/**
 * The untrusted fields of a request. The methods return the default for a missing or empty field, and null for
 * an invalid field, so that the caller rejects the whole request.
 */
final readonly class Fields {
	/** @param array<array-key, mixed> $fields Unslashed fields. */
	public function __construct( private array $fields ) {}

	/** A whole number in digits; the default if the field is missing or empty; null if it is invalid. */
	public function number( string $name, int $default, int $minimum, int $maximum ): ?int {
		$text = $this->text( $name, 10 );
		if ( $text === '' ) {
			return $default;
		}
		if ( $text === null || preg_match( '/^\d+$/D', $text ) !== 1 ) {
			return null;
		}
		return (int) $text >= $minimum && (int) $text <= $maximum ? (int) $text : null;
	}

	/** @return list<int>|null Positive numbers, separated by commas; null if the field is invalid or has more than $maximum numbers. */
	public function numbers( string $name, int $maximum ): ?array {
		$text = $this->text( $name, $maximum * 11 );
		if ( $text === '' || $text === '0' ) {
			return [];
		}
		if ( $text === null || preg_match( '/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/D', $text ) !== 1 ) {
			return null;
		}
		$numbers = array_map( 'intval', explode( ',', $text ) );
		return count( $numbers ) <= $maximum ? $numbers : null;
	}

	/** @param list<string> $allowed Allowed values; the first is the default. */
	public function choice( string $name, array $allowed ): ?string {
		$text = $this->text( $name, 40 );
		if ( $text === '' ) {
			return $allowed[0] ?? null;
		}
		return $text !== null && in_array( $text, $allowed, true ) ? $text : null;
	}

	/**
	 * A text without spaces around it; null if it is too long or not valid UTF-8.
	 *
	 * @param int $max_length Maximum length in bytes.
	 */
	public function text( string $name, int $max_length ): ?string {
		$text = $this->fields[ $name ] ?? '';
		if ( ! is_string( $text ) || strlen( $text ) > $max_length || preg_match( '//u', $text ) !== 1 ) {
			return null;
		}
		return trim( $text, " \t\r\n" );
	}
}
