<?php
/**
 * A price, and when it began to apply.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Prices\Domain;

final readonly class PriceChange {
	/**
	 * @param int $since Unix time. 0 with no price says that it was never sold before.
	 */
	public function __construct(
		public Price $price,
		public int $since,
	) {}
}
