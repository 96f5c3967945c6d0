<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Prices\Domain;

/** A price and the time from which it applies. */
final readonly class PriceChange {
	/** @param int $since Unix time. 0 without a price means that the product was never sold before. */
	public function __construct(
		public Price $price,
		public int $since,
	) {}
}
