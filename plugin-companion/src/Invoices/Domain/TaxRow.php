<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Domain;

/** The sums of all lines with one VAT rate. */
final readonly class TaxRow {
	/**
	 * @param int $rate Basis points.
	 * @param int $net  Minor units.
	 * @param int $tax  Minor units.
	 */
	public function __construct(
		public int $rate,
		public int $net,
		public int $tax,
	) {}

	/**
	 * @param list<Line> $lines
	 * @return list<self> The highest rate first.
	 */
	public static function of_lines( array $lines ): array {
		$by_rate = [];
		foreach ( $lines as $line ) {
			$by_rate[ $line->rate ][] = $line;
		}
		krsort( $by_rate );
		return array_map(
			static fn ( int $rate, array $same_rate ): self => new self( $rate, array_sum( array_column( $same_rate, 'net' ) ), array_sum( array_column( $same_rate, 'tax' ) ) ),
			array_keys( $by_rate ),
			array_values( $by_rate ),
		);
	}
}
