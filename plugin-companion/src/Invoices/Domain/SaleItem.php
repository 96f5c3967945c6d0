<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Domain;

/** A line of an order or refund as the shop computed it: not rounded, after discounts. */
final readonly class SaleItem {
	/**
	 * @param string $quantity Decimal, greater than zero.
	 * @param float  $net      Major units of the currency, of the whole line.
	 * @param float  $tax      Major units of the currency, of the whole line.
	 * @param int    $rate     VAT in basis points.
	 */
	public function __construct(
		public string $name,
		public string $sku,
		public string $quantity,
		public float $net,
		public float $tax,
		public int $rate,
	) {}

	public function gross(): float {
		return $this->net + $this->tax;
	}
}
