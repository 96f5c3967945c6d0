<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Domain;

/**
 * What the decision about an order needs to know of it, read after the claim.
 */
final readonly class OrderView {

	/**
	 * @param string $status         Without the prefix "wc-".
	 * @param int    $total          Minor units.
	 * @param string $transaction_id Of the payment that completed it.
	 * @param int    $held_by        The attempt that put it on hold; 0 for none.
	 * @param bool   $is_by_bank     Whether it is to be paid by bank link, or nobody has said how.
	 */
	public function __construct(
		public string $status,
		public int $total,
		public string $currency,
		public bool $is_paid,
		public string $transaction_id,
		public int $held_by,
		public bool $is_by_bank = true,
	) {}
}
