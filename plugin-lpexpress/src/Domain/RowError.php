<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

/** Why a row was left out. */
final readonly class RowError {

	/**
	 * @param int    $line  The line of a CSV file, or the position in a JSON list, from 1.
	 * @param string $value The invalid value, shortened.
	 */
	public function __construct(
		public int $line,
		public RowErrorCode $code,
		public string $value = '',
	) {}
}
