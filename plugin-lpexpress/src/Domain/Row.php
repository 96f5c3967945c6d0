<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

/**
 * One row as it came: from a file or from the carrier.
 */
final readonly class Row {

	/**
	 * @param array<array-key, mixed>|null $fields By name of the column; null when it is no row at all.
	 */
	public function __construct(
		public int $line,
		public ?array $fields,
	) {}
}
