<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Import;

use Vitrina\LpExpress\Domain\ImportReport;
use Vitrina\LpExpress\Domain\ListValidator;
use Vitrina\LpExpress\Domain\Row;
use Vitrina\LpExpress\Domain\TerminalList;
use Vitrina\LpExpress\Storage\DatabaseException;
use Vitrina\LpExpress\Storage\Terminals;

/**
 * Takes over lists of terminals: all of a list, or nothing.
 */
final readonly class Importer {

	/**
	 * The whole network takes less than a tenth of this.
	 */
	private const MOST_BYTES = 10_000_000;

	public function __construct( private Terminals $terminals ) {}

	/**
	 * @throws UnreadableFile    When it holds no list.
	 * @throws DatabaseException When the database refuses.
	 */
	public function import_file( string $path, string $country = '', bool $force = false ): ImportResult {
		$size = is_file( $path ) && is_readable( $path ) ? filesize( $path ) : false;
		if ( $size === false ) {
			throw new UnreadableFile( UnreadableFile::NOT_THERE );
		}
		if ( $size > self::MOST_BYTES ) {
			throw new UnreadableFile( UnreadableFile::TOO_BIG );
		}
		return $this->import_text( (string) file_get_contents( $path ), $country, $force );
	}

	/**
	 * @throws UnreadableFile    When it holds no list.
	 * @throws DatabaseException When the database refuses.
	 */
	public function import_text( string $bytes, string $country = '', bool $force = false ): ImportResult {
		$text    = FileText::utf8( $bytes );
		$is_json = preg_match( '/\A\s*[\[{]/', $text ) === 1;
		return $this->take_over( $is_json ? JsonRows::of( $text ) : CsvRows::of( $text ), $country, $force );
	}

	/**
	 * @param iterable<Row> $rows
	 * @throws UnreadableFile    When the rows turn out to be none.
	 * @throws DatabaseException When the database refuses.
	 */
	private function take_over( iterable $rows, string $country, bool $force ): ImportResult {
		$report  = ImportReport::of( $rows, $country );
		$refused = ListValidator::check( $report, $this->terminals->counts(), $force );
		if ( $refused !== null ) {
			return new ImportResult( $report, $refused );
		}
		$lists = $report->lists();
		$this->terminals->replace( $lists );
		return new ImportResult( $report, null, array_map( static fn ( TerminalList $list ): int => count( $list->terminals ), $lists ) );
	}
}
