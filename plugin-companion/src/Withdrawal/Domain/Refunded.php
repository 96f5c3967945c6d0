<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal\Domain;

/** Pieces of one line that the shop has refunded. */
final readonly class Refunded {
	/**
	 * @param int $quantity    Pieces.
	 * @param int $refunded_at Unix time.
	 */
	public function __construct(
		public int $item_id,
		public int $quantity,
		public int $refunded_at,
	) {}
}
