<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

/**
 * A row that was left out, and why.
 */
final readonly class RowError {

	/**
	 * @param int    $line  Where: the line of a CSV file, the place in a JSON list.
	 * @param string $value What stood there, shortened.
	 */
	public function __construct(
		public int $line,
		public RowErrorCode $problem,
		public string $value = '',
	) {}
}
