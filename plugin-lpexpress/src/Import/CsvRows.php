<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Import;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

use Generator;
use Vitrina\LpExpress\Domain\Row;
use Vitrina\LpExpress\Domain\RowReader;

/** The rows of a CSV file, with the line on which each starts. */
final class CsvRows {

	private const DELIMITERS = [ ',', ';', "\t", '|' ];

	/**
	 * @param string $text UTF-8 with `\n` as line ending.
	 * @return Generator<Row>
	 * @throws UnreadableFile If the headings have no id or no city, or the file is empty.
	 */
	public static function read( string $text ): Generator {
		// Excel may write the delimiter into the first line: `sep=;`.
		$sep       = preg_match( '/\Asep=(.)\n/', $text, $found ) === 1 ? $found[1] : null;
		$line      = $sep === null ? 1 : 2;
		$lines     = explode( "\n", rtrim( $text, "\n" ) );
		$lines     = array_slice( $lines, $line - 1 );
		$delimiter = $sep ?? self::detect_delimiter( $lines[0] ?? '' );
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
			$has_all_cells = count( $cells ) >= count( $headings );
			yield new Row( $starts_at, $has_all_cells ? array_combine( $headings, array_slice( $cells, 0, count( $headings ) ) ) : null );
		}
		if ( $headings === null ) {
			throw new UnreadableFile( UnreadableFile::NO_ROWS );
		}
	}

	private static function detect_delimiter( string $first_line ): string {
		$best = ',';
		foreach ( self::DELIMITERS as $delimiter ) {
			if ( count( str_getcsv( $first_line, $delimiter, '"', '' ) ) > count( str_getcsv( $first_line, $best, '"', '' ) ) ) {
				$best = $delimiter;
			}
		}
		return $best;
	}

	/**
	 * A record ends at the end of a line, unless the line end is inside quotes.
	 *
	 * @param list<string> $lines
	 * @return Generator<string>
	 */
	private static function records( array $lines ): Generator {
		$pending = [];
		foreach ( $lines as $line ) {
			$is_complete = substr_count( $line, '"' ) % 2 === ( $pending === [] ? 0 : 1 );
			$pending[]   = $line;
			if ( $is_complete ) {
				yield implode( "\n", $pending );
				$pending = [];
			}
		}
		// If a quote is never closed, each line after it is a record of its own, without quotes.
		foreach ( $pending as $line ) {
			yield str_replace( '"', '', $line );
		}
	}

	/**
	 * @param array<string> $cells
	 * @return list<string>
	 * @throws UnreadableFile When required columns are missing.
	 */
	private static function headings( array $cells ): array {
		$columns = array_map( RowReader::column( ... ), $cells );
		if ( ! in_array( 'id', $columns, true ) || ! in_array( 'city', $columns, true ) ) {
			throw new UnreadableFile( UnreadableFile::NO_HEADING );
		}
		$headings = [];
		foreach ( array_values( $cells ) as $index => $heading ) {
			// array_combine() needs unique names, also for unused columns.
			$headings[] = in_array( $heading, $headings, true ) ? "{$heading} {$index}" : $heading;
		}
		return $headings;
	}
}
