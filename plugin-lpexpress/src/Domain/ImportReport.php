<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

/** The terminals and errors found in a file or in a response of the carrier. */
final readonly class ImportReport {

	/**
	 * @param list<Terminal> $terminals
	 * @param list<RowError> $errors
	 * @param int            $skipped   Valid rows that are not imported: out of service, or in another country.
	 */
	private function __construct(
		public array $terminals,
		public array $errors,
		public int $skipped,
	) {}

	/**
	 * @param iterable<Row> $rows
	 * @param string        $country Country of rows without one; if given, rows of other countries are skipped.
	 */
	public static function from_rows( iterable $rows, string $country = '' ): self {
		$reader    = new RowReader( $country );
		$terminals = [];
		$errors    = [];
		$skipped   = 0;
		foreach ( $rows as $row ) {
			$read = $reader->read( $row );
			if ( $read instanceof RowError ) {
				$errors[] = $read;
			} elseif ( $read === null || ( $country !== '' && $read->country !== $country ) ) {
				++$skipped;
			} elseif ( isset( $terminals[ $read->id ] ) ) {
				$errors[] = new RowError( $row->line, RowErrorCode::DuplicateId, $read->id );
			} else {
				$terminals[ $read->id ] = $read;
			}
		}
		return new self( array_values( $terminals ), $errors, $skipped );
	}

	/** @return array<string, TerminalList> By country. */
	public function lists(): array {
		$countries = [];
		foreach ( $this->terminals as $terminal ) {
			$countries[ $terminal->country ][] = $terminal;
		}
		ksort( $countries );
		return array_map( TerminalList::sorted( ... ), $countries );
	}
}
