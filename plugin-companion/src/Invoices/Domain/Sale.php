<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Domain;

/** An order or refund as the shop computed it. Its lines are rounded so that they add up to exactly its sums. */
final readonly class Sale {
	private const CENTS = 100;

	/**
	 * @param list<SaleItem> $items
	 * @param float          $total        What is paid, with VAT, in major units of the currency.
	 * @param float          $tax          The VAT that the total contains, in major units.
	 * @param bool           $is_tax_added Whether prices are entered without VAT, so that net prices are whole cents.
	 * @param string         $other        Name of a line for what is in the total and in no item.
	 * @param array<int, float> $taxes     VAT in major units by rate in basis points. By default, that of the items.
	 */
	public function __construct(
		public array $items,
		public float $total,
		public float $tax,
		public bool $is_tax_added,
		public string $other,
		public array $taxes = [],
	) {}

	/** @return int Minor units. */
	public static function minor( float $amount ): int {
		return (int) round( $amount * self::CENTS );
	}

	/**
	 * The sums of net, VAT and total are those of the order. If prices include VAT, a line keeps its sum with VAT,
	 * otherwise its sum without. A cent that rounding leaves over goes to the line with the largest remainder.
	 *
	 * @return list<Line> Empty if nothing was sold.
	 */
	public function lines(): array {
		$total = self::minor( $this->total );
		$gap   = $total - self::minor( array_sum( array_map( static fn ( SaleItem $item ): float => $item->gross(), $this->items ) ) );
		// The gap is larger than rounding can make it: a plugin, or the owner, has changed the total.
		$other = abs( $gap ) > count( $this->items ) + 1 ? $gap : 0;
		$taxes = $this->apportion( self::minor( $this->tax ), static fn ( SaleItem $item ): float => $item->tax, $this->taxes );
		if ( $this->is_tax_added ) {
			$nets = $this->apportion( $total - $other - array_sum( $taxes ), static fn ( SaleItem $item ): float => $item->net );
		} else {
			$gross = $this->apportion( $total - $other, static fn ( SaleItem $item ): float => $item->gross() );
			$nets  = array_map( static fn ( int $sum, int $tax ): int => $sum - $tax, $gross, $taxes );
		}
		$lines = array_map( static fn ( SaleItem $item, int $net, int $tax ): Line => new Line( $item->name, $item->sku, $item->quantity, $net, $tax, $item->rate ), $this->items, $nets, $taxes );
		return $other === 0 ? $lines : [ ...$lines, new Line( $this->other, '', '1', $other, 0, 0 ) ];
	}

	/**
	 * Splits a sum among the VAT rates first, then among the lines of each rate.
	 *
	 * @param int                       $sum    Minor units.
	 * @param callable(SaleItem): float $amount
	 * @param array<int, float>         $by_rate_known Sum by rate, major units; not used if a rate has no item.
	 * @return list<int> Minor units, in the order of the items.
	 */
	private function apportion( int $sum, callable $amount, array $by_rate_known = [] ): array {
		$by_rate = [];
		foreach ( $this->items as $index => $item ) {
			$by_rate[ $item->rate ][ $index ] = $amount( $item ) * self::CENTS;
		}
		$sums  = array_map( array_sum( ... ), $by_rate );
		$known = array_map( static fn ( float $tax ): float => $tax * self::CENTS, array_intersect_key( $by_rate_known, $sums ) );
		$parts = [];
		foreach ( Apportion::to( $sum, count( $known ) === count( $by_rate_known ) ? $known + $sums : $sums ) as $rate => $part ) {
			$parts += Apportion::to( $part, $by_rate[ $rate ] );
		}
		ksort( $parts );
		return array_values( $parts );
	}
}
