<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

/** The terminal that a shopper selected. It may not exist any more. */
final readonly class Selection {
	public function __construct(
		public string $terminal_id,
		public string $country,
	) {}
}
