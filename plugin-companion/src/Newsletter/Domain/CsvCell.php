<?php
/**
 * A cell of a file that somebody opens in a spreadsheet.
 *
 * @package Vitrina\Companion
 */

declare(strict_types=1);

namespace Vitrina\Companion\Newsletter\Domain;

final class CsvCell {
	/**
	 * A spreadsheet runs what begins with one of these, so a text that a stranger typed is marked as
	 * text. https://owasp.org/www-community/attacks/CSV_Injection
	 */
	public static function of( string $text ): string {
		return 1 === preg_match( '/^\s*[=+\-@\t\r\n|%]/', $text ) ? "'{$text}" : $text;
	}
}
