<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Domain;

/** The data of an order that decide how a payment changes it. Before a change they are read under the lock. */
final readonly class OrderView {

	/**
	 * @param string $status         Without the prefix "wc-".
	 * @param int    $total          Minor units.
	 * @param string $transaction_id Id of the payment that paid the order; '' for none.
	 * @param int    $held_by        Id of the attempt that put the order on hold; 0 for none.
	 * @param bool   $is_by_bank     Whether the order's payment method is bank link, or the order has none.
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
