<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Checkout\Domain;

/**
 * An order total, in a form that server and browser can compare.
 * Format of the Store API: minor units and the currency, "3449 EUR".
 */
final readonly class Total {
	/**
	 * @param float  $amount   In the currency's major unit.
	 * @param int $decimals Decimals of the shop's prices.
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

	/** @param mixed $shown The submitted total that the shopper saw; null if none was sent. */
	public function differs_from( mixed $shown ): bool {
		return $shown !== null && $this->text() !== $shown;
	}
}
