<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

/**
 * The carrier's number of a terminal: digits that are a name, not an amount, so they stay text.
 */
final class TerminalId {

	/**
	 * Fifteen digits are the most that JavaScript keeps as a number without
	 * loss, and a leading zero would be lost in one.
	 */
	private const FORM = '/\A[1-9][0-9]{0,14}\z/';

	/**
	 * The id in what a request, a file or the carrier gave; null when it is not one.
	 */
	public static function parse( mixed $value ): ?string {
		if ( is_int( $value ) ) {
			$value = (string) $value;
		}
		if ( ! is_string( $value ) ) {
			return null;
		}
		$value = trim( $value );
		return preg_match( self::FORM, $value ) === 1 ? $value : null;
	}
}
