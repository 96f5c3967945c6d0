<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Codes\Domain;

/** The code of a legal entity (Law on the Register of Legal Entities). */
final class CompanyCode {
	private const LITHUANIAN = '/^(?:[0-9]{7}|[0-9]{9})$/D';

	/**
	 * A code of another country's register, or the number of a self-employed person's certificate: at most 30 letters,
	 * digits and separators, with at least one digit.
	 */
	private const OTHER = '/^(?=.*[0-9])[\p{L}0-9][\p{L}0-9 .\/-]{0,29}$/uD';

	/** @return string|null Trimmed; a Lithuanian code also without inner spaces. Null if the code is invalid. */
	public static function parse( string $text, bool $is_lithuanian ): ?string {
		if ( ! $is_lithuanian ) {
			return preg_match( self::OTHER, trim( $text ) ) === 1 ? trim( $text ) : null;
		}
		$digits = (string) preg_replace( '/\s+/u', '', $text );
		return preg_match( self::LITHUANIAN, $digits ) === 1 && CheckDigit::is_valid( $digits ) ? $digits : null;
	}
}
