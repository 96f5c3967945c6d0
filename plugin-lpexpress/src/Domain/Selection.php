<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

/**
 * What a shopper chose, as it was when they chose it. The terminal may have gone since.
 */
final readonly class Selection {
	public function __construct(
		public string $terminal_id,
		public string $country,
	) {}
}
