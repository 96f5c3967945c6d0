<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Domain;

/** The lines of a credit note for a refund: its sum is what was given back. */
final class Credit {
	/** 100 % in basis points. */
	private const WHOLE = 10_000;

	/**
	 * A refund of all that is left has the lines that are left, so that nothing remains. A part of a refund that
	 * belongs to no item becomes a line for each VAT rate, in proportion to what is left at that rate.
	 *
	 * @param Sale       $refund Amounts above zero.
	 * @param list<Line> $rest   What is left of the invoice.
	 * @param string     $name   Name of the lines that belong to no item.
	 * @return list<Line>
	 */
	public static function lines( Sale $refund, array $rest, string $name ): array {
		$amount = Sale::minor( $refund->total );
		if ( $amount >= Rest::gross( $rest ) ) {
			return $rest;
		}
		$of_items = Sale::minor( array_sum( array_map( static fn ( SaleItem $item ): float => $item->gross(), $refund->items ) ) );
		if ( $refund->items !== [] && abs( $amount - $of_items ) <= count( $refund->items ) + 1 ) {
			return self::filled( $refund->lines() );
		}
		if ( $refund->items === [] || $of_items > $amount ) {
			return self::by_rate( $amount, $rest, $name );
		}
		$lines = self::filled( ( new Sale( $refund->items, $of_items / 100, $refund->tax, $refund->is_tax_added, $name ) )->lines() );
		return [ ...$lines, ...self::by_rate( $amount - $of_items, Rest::of( $rest, $lines ), $name ) ];
	}

	/**
	 * @param int        $amount Minor units, with VAT.
	 * @param list<Line> $rest
	 * @return list<Line>
	 */
	private static function by_rate( int $amount, array $rest, string $name ): array {
		$gross = [];
		foreach ( TaxRow::of_lines( $rest ) as $row ) {
			$gross[ $row->rate ] = max( 0, $row->net + $row->tax );
		}
		$all   = array_sum( $gross );
		$lines = [];
		foreach ( Apportion::to( $amount, array_map( static fn ( int $part ): float => $all === 0 ? 0.0 : $amount * $part / $all, $gross ) ) as $rate => $part ) {
			$tax     = (int) round( $part * $rate / ( self::WHOLE + $rate ) );
			$lines[] = new Line( $name, '', '1', $part - $tax, $tax, $rate );
		}
		return self::filled( $lines );
	}

	/**
	 * @param list<Line> $lines
	 * @return list<Line> Those whose net or VAT is not zero.
	 */
	private static function filled( array $lines ): array {
		return array_values( array_filter( $lines, static fn ( Line $line ): bool => $line->net !== 0 || $line->tax !== 0 ) );
	}
}
