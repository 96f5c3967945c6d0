<?php
/**
 * What an order costs, in a form that two sides can compare.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Checkout\Domain;

/**
 * Written as the Store API writes it: minor units and the currency, "3449 EUR".
 */
final readonly class Total {
	/**
	 * @param float  $amount   In the currency's major unit.
	 * @param int    $decimals Of the shop's prices.
	 * @param string $currency Three letters (ISO 4217).
	 */
	public function __construct(
		public float $amount,
		private int $decimals,
		public string $currency,
	) {}

	public function text(): string {
		return number_format( round( $this->amount * 10 ** $this->decimals ), 0, '', '' ) . ' ' . $this->currency;
	}

	/**
	 * @param mixed $shown What was sent as the total that the shopper saw; null from who does not say it.
	 */
	public function differs_from( mixed $shown ): bool {
		return $shown !== null && $this->text() !== $shown;
	}
}
