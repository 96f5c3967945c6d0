<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

/** The carrier's number of a terminal. Handled as text, because it is an identifier. */
final class TerminalId {

	/** JavaScript represents up to 15 digits exactly as a number, without leading zeros. */
	private const PATTERN = '/\A[1-9][0-9]{0,14}\z/';

	/** Parses an id from a request, a file or a response; null when it is invalid. */
	public static function parse( mixed $value ): ?string {
		if ( is_int( $value ) ) {
			$value = (string) $value;
		}
		if ( ! is_string( $value ) ) {
			return null;
		}
		$value = trim( $value );
		return preg_match( self::PATTERN, $value ) === 1 ? $value : null;
	}
}
