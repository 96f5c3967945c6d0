<?php
/**
 * Fields of a call.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme\Feeds;

/**
 * Reads what anybody may have sent. A field that is missing or empty has its first or least value;
 * one that makes no sense is null, for which the whole call is refused.
 */
final readonly class Fields {

	/**
	 * Keeps the fields.
	 *
	 * @param array<array-key, mixed> $fields As they were sent, without slashes.
	 */
	public function __construct( private array $fields ) {}

	/**
	 * A whole number in digits.
	 *
	 * @param string $name    Of the field.
	 * @param int    $missing What it is where it was not sent.
	 * @param int    $least   No less than this.
	 * @param int    $most    No more than this.
	 */
	public function number( string $name, int $missing, int $least, int $most ): ?int {
		$text = $this->text( $name, 10 );
		if ( $text === '' ) {
			return $missing;
		}
		if ( $text === null || preg_match( '/^\d+$/D', $text ) !== 1 ) {
			return null;
		}
		return (int) $text >= $least && (int) $text <= $most ? (int) $text : null;
	}

	/**
	 * Numbers above 0, with commas between them.
	 *
	 * @param string $name Of the field.
	 * @param int    $most So many at most.
	 * @return list<int>|null
	 */
	public function numbers( string $name, int $most ): ?array {
		$text = $this->text( $name, $most * 11 );
		if ( $text === '' || $text === '0' ) {
			return [];
		}
		if ( $text === null || preg_match( '/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/D', $text ) !== 1 ) {
			return null;
		}
		$numbers = array_map( 'intval', explode( ',', $text ) );
		return count( $numbers ) <= $most ? $numbers : null;
	}

	/**
	 * One of a few words.
	 *
	 * @param string       $name  Of the field.
	 * @param list<string> $words The first stands for a field that was not sent.
	 */
	public function choice( string $name, array $words ): ?string {
		$text = $this->text( $name, 40 );
		if ( $text === '' ) {
			return $words[0] ?? null;
		}
		return $text !== null && in_array( $text, $words, true ) ? $text : null;
	}

	/**
	 * A text.
	 *
	 * @param string $name    Of the field.
	 * @param int    $longest Bytes of a text that is read.
	 */
	public function text( string $name, int $longest ): ?string {
		$text = $this->fields[ $name ] ?? '';
		if ( ! is_string( $text ) || strlen( $text ) > $longest || preg_match( '//u', $text ) !== 1 ) {
			return null;
		}
		return trim( $text, " \t\r\n" );
	}
}
