<?php
/**
 * A cell of a file that somebody opens in a spreadsheet.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Newsletter\Domain;

final class CsvCell {
	/**
	 * A spreadsheet runs what begins with one of these, so a text that a stranger typed is marked as
	 * text. https://owasp.org/www-community/attacks/CSV_Injection
	 */
	public static function of( string $text ): string {
		// A spreadsheet may split cells by something else than this file does, and not know of quotes: what begins a
		// cell there is marked as well, and a line's end begins a row.
		$one_line = (string) preg_replace( '/[\r\n]+/', ' ', $text );
		$marked   = (string) preg_replace( '/([;,\t]["\'\s]*)(?=[=+\-@|%])/', "$1'", $one_line );

		return preg_match( '/^["\s]*[=+\-@\t|%]/', $text ) === 1 || preg_match( '/^[\r\n]/', $text ) === 1 ? "'{$marked}" : $marked;
	}
}
