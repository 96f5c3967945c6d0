<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Import;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

use Vitrina\LpExpress\Domain\ImportReport;
use Vitrina\LpExpress\Domain\ListValidator;
use Vitrina\LpExpress\Domain\Row;
use Vitrina\LpExpress\Domain\TerminalList;
use Vitrina\LpExpress\Domain\Terminals;
use Vitrina\Runtime\DatabaseException;

/** Imports lists of terminals: the whole list or nothing. */
final readonly class Importer {

	/** Maximum size of a file in bytes; the list of all terminals has less than a tenth of it. */
	private const MAX_BYTES = 10_000_000;

	public function __construct( private Terminals $terminals ) {}

	/**
	 * @throws UnreadableFile    When it contains no list.
	 * @throws DatabaseException When a query fails.
	 */
	public function import_file( string $path, string $country = '', bool $force = false ): ImportResult {
		$size = is_file( $path ) && is_readable( $path ) ? filesize( $path ) : false;
		if ( $size === false ) {
			throw new UnreadableFile( UnreadableFile::NOT_THERE );
		}
		if ( $size > self::MAX_BYTES ) {
			throw new UnreadableFile( UnreadableFile::TOO_BIG );
		}
		return $this->import_text( (string) file_get_contents( $path ), $country, $force );
	}

	/**
	 * @throws UnreadableFile    When it contains no list.
	 * @throws DatabaseException When a query fails.
	 */
	public function import_text( string $bytes, string $country = '', bool $force = false ): ImportResult {
		$text    = FileText::utf8( $bytes );
		$is_json = preg_match( '/\A\s*[\[{]/', $text ) === 1;
		return $this->import_rows( $is_json ? JsonRows::read( $text ) : CsvRows::read( $text ), $country, $force );
	}

	/**
	 * @param iterable<Row> $rows
	 * @throws UnreadableFile    When the rows cannot be read.
	 * @throws DatabaseException When a query fails.
	 */
	private function import_rows( iterable $rows, string $country, bool $force ): ImportResult {
		$report  = ImportReport::from_rows( $rows, $country );
		$problem = ListValidator::check( $report, $this->terminals->counts(), $force );
		if ( $problem !== null ) {
			return new ImportResult( $report, $problem );
		}
		$lists = $report->lists();
		$this->terminals->replace( $lists );
		return new ImportResult( $report, null, array_map( static fn ( TerminalList $list ): int => count( $list->terminals ), $lists ) );
	}
}
