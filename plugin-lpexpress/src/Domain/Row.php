<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

/** One row of a file or of a response of the carrier, not validated. */
final readonly class Row {

	/** @param array<array-key, mixed>|null $fields Values by column name; null when it is not a row. */
	public function __construct(
		public int $line,
		public ?array $fields,
	) {}
}
