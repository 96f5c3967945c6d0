<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Import;

use Generator;
use Vitrina\LpExpress\Domain\Row;
use Vitrina\LpExpress\Domain\RowReader;

/**
 * The rows of a CSV file, with the line on which each begins.
 */
final class CsvRows {

	private const DELIMITERS = [ ',', ';', "\t", '|' ];

	/**
	 * @param string $text UTF-8 with `\n` at the ends of lines.
	 * @return Generator<Row>
	 * @throws UnreadableFile When the first line names no id and no city.
	 */
	public static function of( string $text ): Generator {
		// Spreadsheets may say so themselves.
		$sep       = preg_match( '/\Asep=(.)\n/', $text, $found ) === 1 ? $found[1] : null;
		$line      = $sep === null ? 1 : 2;
		$lines     = explode( "\n", rtrim( $text, "\n" ) );
		$lines     = array_slice( $lines, $line - 1 );
		$delimiter = $sep ?? self::delimiter( $lines[0] ?? '' );
		$headings  = null;
		foreach ( self::records( $lines ) as $record ) {
			$starts_at = $line;
			$line     += substr_count( $record, "\n" ) + 1;
			if ( trim( $record ) === '' ) {
				continue;
			}
			$cells = array_map( strval( ... ), str_getcsv( $record, $delimiter, '"', '' ) );
			if ( $headings === null ) {
				$headings = self::headings( $cells );
				continue;
			}
			$is_whole = count( $cells ) >= count( $headings );
			yield new Row( $starts_at, $is_whole ? array_combine( $headings, array_slice( $cells, 0, count( $headings ) ) ) : null );
		}
		if ( $headings === null ) {
			throw new UnreadableFile( UnreadableFile::NO_ROWS );
		}
	}

	private static function delimiter( string $first_line ): string {
		$best = ',';
		foreach ( self::DELIMITERS as $delimiter ) {
			if ( count( str_getcsv( $first_line, $delimiter, '"', '' ) ) > count( str_getcsv( $first_line, $best, '"', '' ) ) ) {
				$best = $delimiter;
			}
		}
		return $best;
	}

	/**
	 * A record ends with its line, unless that end stands between quotes.
	 *
	 * @param list<string> $lines
	 * @return Generator<string>
	 */
	private static function records( array $lines ): Generator {
		$open = [];
		foreach ( $lines as $line ) {
			$ends   = substr_count( $line, '"' ) % 2 === ( $open === [] ? 0 : 1 );
			$open[] = $line;
			if ( $ends ) {
				yield implode( "\n", $open );
				$open = [];
			}
		}
		// A quote that is never closed: a broken row for each line that it swallowed.
		foreach ( $open as $line ) {
			yield str_replace( '"', '', $line );
		}
	}

	/**
	 * @param array<string> $cells
	 * @return list<string>
	 * @throws UnreadableFile When these are no headings.
	 */
	private static function headings( array $cells ): array {
		$columns = array_map( RowReader::column( ... ), $cells );
		if ( ! in_array( 'id', $columns, true ) || ! in_array( 'city', $columns, true ) ) {
			throw new UnreadableFile( UnreadableFile::NO_HEADING );
		}
		$headings = [];
		foreach ( array_values( $cells ) as $index => $heading ) {
			// Names of columns must differ, also of those that nobody reads.
			$headings[] = in_array( $heading, $headings, true ) ? "{$heading} {$index}" : $heading;
		}
		return $headings;
	}
}
