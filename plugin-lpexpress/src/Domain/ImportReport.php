<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

/**
 * What reading a file or an answer came to.
 */
final readonly class ImportReport {

	/**
	 * @param list<Terminal> $terminals
	 * @param list<RowError> $problems
	 * @param int            $skipped   Rows that are right but not wanted: out of service, or of another country.
	 */
	private function __construct(
		public array $terminals,
		public array $problems,
		public int $skipped,
	) {}

	/**
	 * @param iterable<Row> $rows
	 * @param string        $country Of rows that name none; with it, rows of other countries are skipped.
	 */
	public static function of( iterable $rows, string $country = '' ): self {
		$reader    = new RowReader( $country );
		$terminals = [];
		$problems  = [];
		$skipped   = 0;
		foreach ( $rows as $row ) {
			$read = $reader->read( $row );
			if ( $read instanceof RowError ) {
				$problems[] = $read;
			} elseif ( $read === null || ( $country !== '' && $read->country !== $country ) ) {
				++$skipped;
			} elseif ( isset( $terminals[ $read->id ] ) ) {
				$problems[] = new RowError( $row->line, RowErrorCode::DuplicateId, $read->id );
			} else {
				$terminals[ $read->id ] = $read;
			}
		}
		return new self( array_values( $terminals ), $problems, $skipped );
	}

	/**
	 * @return array<string, TerminalList> By country.
	 */
	public function lists(): array {
		$countries = [];
		foreach ( $this->terminals as $terminal ) {
			$countries[ $terminal->country ][] = $terminal;
		}
		ksort( $countries );
		return array_map( TerminalList::sorted( ... ), $countries );
	}
}
