<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Newsletter\Domain;

/** A cell of a CSV file that is opened in a spreadsheet. */
final class CsvCell {
	/**
	 * Spreadsheets execute text that starts with certain characters as a formula, so such text gets a
	 * leading quote. https://owasp.org/www-community/attacks/CSV_Injection
	 */
	public static function of( string $text ): string {
		// A spreadsheet may use another delimiter and ignore quotes: what would then start a cell is also
		// marked, and line breaks are replaced, because they would start a row.
		$one_line = (string) preg_replace( '/[\r\n]+/', ' ', $text );
		$marked   = (string) preg_replace( '/([;,\t]["\'\s]*)(?=[=+\-@|%])/', "$1'", $one_line );
		return preg_match( '/^["\s]*[=+\-@\t|%]/', $text ) === 1 || preg_match( '/^[\r\n]/', $text ) === 1 ? "'{$marked}" : $marked;
	}
}
