<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Domain;

/** What credit notes have left of an invoice: for each VAT rate, exactly the sums that are not credited. */
final class Rest {
	/** @var array<int, array{line: Line, quantity: float, net: int, tax: int}> */
	private array $left = [];

	/** @var array<int, array{net: int, tax: int}> Credited sums that belong to no line, by VAT rate. */
	private array $loose = [];

	/**
	 * @param list<Line> $lines   Lines of the invoice.
	 * @param list<Line> $credits Lines of its credit notes, in the order of their issue.
	 */
	private function __construct( array $lines, array $credits ) {
		foreach ( $lines as $line ) {
			$this->left[] = [
				'line'     => $line,
				'quantity' => (float) $line->quantity,
				'net'      => $line->net,
				'tax'      => $line->tax,
			];
		}
		array_walk( $credits, $this->credit( ... ) );
		array_walk( $this->loose, fn ( array $sums, int $rate ) => $this->spread( $rate, $sums ) );
	}

	/**
	 * @param list<Line> $lines   Lines of the invoice.
	 * @param list<Line> $credits Lines of its credit notes.
	 * @return list<Line> Empty if nothing is left.
	 */
	public static function of( array $lines, array $credits ): array {
		$rest = [];
		foreach ( ( new self( $lines, $credits ) )->left as $left ) {
			if ( $left['net'] !== 0 || $left['tax'] !== 0 ) {
				$rest[] = new Line( $left['line']->name, $left['line']->sku, self::decimal( $left['quantity'] ), $left['net'], $left['tax'], $left['line']->rate );
			}
		}
		return $rest;
	}

	/**
	 * @param list<Line> $lines
	 * @return int Minor units, with VAT.
	 */
	public static function gross( array $lines ): int {
		return array_sum( array_map( static fn ( Line $line ): int => $line->net + $line->tax, $lines ) );
	}

	/** @return string Above zero: "1" if all goods of a line are credited, but not all of its money. */
	private static function decimal( float $quantity ): string {
		return $quantity < 0.000001 ? '1' : rtrim( rtrim( number_format( $quantity, 6, '.', '' ), '0' ), '.' );
	}

	private function credit( Line $credit ): void {
		$key = $this->find( $credit );
		if ( $key === null ) {
			$this->loose[ $credit->rate ]['net'] = ( $this->loose[ $credit->rate ]['net'] ?? 0 ) + $credit->net;
			$this->loose[ $credit->rate ]['tax'] = ( $this->loose[ $credit->rate ]['tax'] ?? 0 ) + $credit->tax;
			return;
		}
		$left               = $this->left[ $key ];
		$this->left[ $key ] = [
			'line'     => $left['line'],
			'quantity' => $left['quantity'] - (float) $credit->quantity,
			'net'      => $left['net'] - $credit->net,
			'tax'      => $left['tax'] - $credit->tax,
		];
	}

	/** Key of the line that a credit is for: the first with its name, SKU and rate whose net is not smaller. */
	private function find( Line $credit ): ?int {
		foreach ( $this->left as $key => $left ) {
			$is_same = $left['line']->name === $credit->name && $left['line']->sku === $credit->sku && $left['line']->rate === $credit->rate;
			if ( $is_same && abs( $left['net'] ) >= abs( $credit->net ) ) {
				return $key;
			}
		}
		return null;
	}

	/** @param array{net: int, tax: int} $sums */
	private function spread( int $rate, array $sums ): void {
		$same = array_filter( $this->left, static fn ( array $left ): bool => $left['line']->rate === $rate );
		if ( $same === [] ) {
			$this->left[] = [
				'line'     => new Line( '–', '', '1', 0, 0, $rate ),
				'quantity' => 1.0,
				'net'      => -$sums['net'],
				'tax'      => -$sums['tax'],
			];
			return;
		}
		foreach ( [ 'net', 'tax' ] as $part ) {
			$all = array_sum( array_column( $same, $part ) );
			foreach ( Apportion::to( $sums[ $part ], array_map( static fn ( array $left ): float => $all === 0 ? 0.0 : $sums[ $part ] * $left[ $part ] / $all, $same ) ) as $key => $share ) {
				$this->left[ $key ][ $part ] -= $share;
			}
		}
	}
}
