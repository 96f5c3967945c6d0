<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Invoices;

use Random\Engine\Mt19937;
use Random\Randomizer;
use Vitrina\Companion\Invoices\Domain\Sale;
use Vitrina\Companion\Invoices\Domain\SaleItem;

/** Random orders, computed as WooCommerce does it: lines with fractions of cents, VAT rounded by line or for the whole. */
final readonly class RandomSale {

	private const RATES = [ 0, 500, 900, 1200, 2100 ];

	private Randomizer $random;

	public function __construct( int $seed ) {
		$this->random = new Randomizer( new Mt19937( $seed ) );
	}

	public function int( int $from, int $to ): int {
		return $this->random->getInt( $from, $to );
	}

	public function order(): Sale {
		$is_tax_added = $this->int( 0, 1 ) === 1;
		$by_line      = $this->int( 0, 1 ) === 1;
		$discount     = $this->int( 0, 2 ) === 0 ? $this->int( 1, 90 ) / 100 : 0.0;
		$rates        = array_map( fn ( int $index ): int => self::RATES[ $this->int( 0, 4 ) ] + 0 * $index, range( 0, $this->int( 0, 2 ) ) );
		$items        = [];
		foreach ( range( 0, $this->int( 0, 11 ) ) as $number ) {
			$rate     = $rates[ $this->int( 0, count( $rates ) - 1 ) ];
			$quantity = $this->int( 1, 9 );
			$price    = $this->int( 0, 20 ) === 0 ? 0 : $this->int( 1, 30_000 ) / 100;
			$sum      = round( $price * $quantity * ( 1 - $discount ), $is_tax_added ? 6 : 2 );
			$items[]  = $this->item( "Prekė {$number}", (string) $quantity, $sum, $rate, $is_tax_added );
		}
		if ( $this->int( 0, 2 ) > 0 ) {
			$items[] = $this->item( 'Pristatymas', '1', $this->int( 0, 900 ) / 100, $rates[0], $is_tax_added );
		}
		if ( $this->int( 0, 3 ) === 0 ) {
			$items[] = $this->item( 'Mokestis', '1', $this->int( 0, 400 ) / 100, $rates[0], $is_tax_added );
		}
		return $this->sale( $items, $is_tax_added, $by_line );
	}

	/** A refund of some lines, of a part of their money, or of an amount. */
	public function refund( Sale $order, int $left ): Sale {
		$items = [];
		foreach ( $order->items as $item ) {
			if ( $this->int( 0, 2 ) === 0 ) {
				$part    = $this->int( 1, 4 ) / 4;
				$items[] = new SaleItem( $item->name, $item->sku, $item->quantity, round( $item->net * $part, 2 ), round( $item->tax * $part, 2 ), $item->rate );
			}
		}
		$sum    = Sale::minor( array_sum( array_map( static fn ( SaleItem $item ): float => $item->gross(), $items ) ) );
		$amount = match ( $this->int( 0, 3 ) ) {
			0       => $this->int( 1, max( 1, $left ) ),
			1       => $left,
			default => min( $left, max( 1, $sum ) ),
		};
		$tax    = array_sum( array_map( static fn ( SaleItem $item ): float => $item->tax, $items ) );
		return new Sale( $this->int( 0, 4 ) === 0 ? [] : $items, $amount / 100, $tax, $order->is_tax_added, 'Kita' );
	}

	private function item( string $name, string $quantity, float $sum, int $rate, bool $is_tax_added ): SaleItem {
		$tax = $is_tax_added ? $sum * $rate / 10_000 : $sum - $sum / ( 1 + $rate / 10_000 );
		return new SaleItem( $name, '', $quantity, round( $is_tax_added ? $sum : $sum - $tax, 6 ), round( $tax, 6 ), $rate );
	}

	/** @param list<SaleItem> $items */
	private function sale( array $items, bool $is_tax_added, bool $by_line ): Sale {
		$net   = 0.0;
		$gross = 0.0;
		$taxes = [];
		foreach ( $items as $item ) {
			$net                 += $item->net;
			$gross               += $item->gross();
			$taxes[ $item->rate ] = ( $taxes[ $item->rate ] ?? 0.0 ) + ( $by_line ? round( $item->tax, 2 ) : $item->tax );
		}
		$tax = round( array_sum( $taxes ), 2 );
		return new Sale( $items, $is_tax_added ? round( round( $net, 2 ) + $tax, 2 ) : round( $gross, 2 ), $tax, $is_tax_added, 'Kita', $taxes );
	}
}
