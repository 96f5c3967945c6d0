<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Discounts;

/**
 * A second implementation of the engine's calculation: on plain arrays, with
 * integer fractions rounded by their remainder, and by sorting the results of
 * all single rules.
 *
 * @phpstan-type RuleRow array{id: int, priority: int, exclusive: bool, on: bool, from: ?int, until: ?int, in: list<int>, out: list<int>, in_categories: list<int>, out_categories: list<int>, kind: string, value: int, operator: string, ranges: list<array{min: int, max: ?int, kind: string, value: int}>}
 * @phpstan-type LineRow array{key: string, product: int, variation: int, categories: list<int>, quantity: int, regular: int, sale: int}
 */
final class Reference {

	/**
	 * @param list<LineRow> $lines
	 * @param list<RuleRow> $rules
	 * @return array<string, int> Unit price by key.
	 */
	public static function prices( array $lines, array $rules, string $choice, string $basis, int $now ): array {
		$prices = [];
		foreach ( $lines as $line ) {
			$start  = $basis === 'regular_price' && $line['regular'] > $line['sale'] ? $line['regular'] : $line['sale'];
			$offers = [];
			foreach ( $rules as $rule ) {
				$offer = self::offer( $rule, $line, $lines, $now );
				if ( $offer !== null && self::after( $start, $offer ) < $line['sale'] ) {
					$offers[] = [
						'order'     => sprintf( '%06d-%06d', $rule['priority'], $rule['id'] ),
						'exclusive' => $rule['exclusive'],
						'offer'     => $offer,
						'price'     => self::after( $start, $offer ),
					];
				}
			}
			$prices[ $line['key'] ] = self::pick( $offers, $choice, $start, $line['sale'] );
		}
		return $prices;
	}

	/**
	 * @param list<array{order: string, exclusive: bool, offer: array{string, int}, price: int}> $offers
	 */
	private static function pick( array $offers, string $choice, int $start, int $sale ): int {
		if ( $offers === [] ) {
			return $sale;
		}
		$by_order = array_column( $offers, null, 'order' );
		ksort( $by_order );
		$alone = array_filter( $by_order, static fn ( array $offer ): bool => $offer['exclusive'] );
		if ( $alone !== [] ) {
			return reset( $alone )['price'];
		}
		$all = array_column( $by_order, 'price' );
		return match ( $choice ) {
			'first'            => $all[0],
			'biggest_discount' => min( $all ),
			'lowest_discount'  => max( $all ),
			default            => array_reduce( $by_order, static fn ( int $price, array $offer ): int => self::after( $price, $offer['offer'] ), $start ),
		};
	}

	/**
	 * @param RuleRow       $rule
	 * @param LineRow       $line
	 * @param list<LineRow> $lines
	 * @return array{string, int}|null
	 */
	private static function offer( array $rule, array $line, array $lines, int $now ): ?array {
		$is_due = $rule['on'] && $now >= ( $rule['from'] ?? PHP_INT_MIN ) && $now <= ( $rule['until'] ?? PHP_INT_MAX );
		if ( ! $is_due || ! self::has( $rule, $line ) ) {
			return null;
		}
		if ( $rule['ranges'] === [] ) {
			return [ $rule['kind'], $rule['value'] ];
		}
		$pieces = 0;
		foreach ( $lines as $other ) {
			$same_product = $other['product'] === $line['product'];
			if ( $rule['operator'] === 'product_cumulative' && self::has( $rule, $other ) ) {
				$pieces += $other['quantity'];
			} elseif ( $rule['operator'] === 'variation' && $same_product && self::has( $rule, $other ) ) {
				$pieces += $other['quantity'];
			} elseif ( $rule['operator'] === 'product' && $same_product && $other['variation'] === $line['variation'] ) {
				$pieces += $other['quantity'];
			}
		}
		$ranges = $rule['ranges'];
		usort( $ranges, static fn ( array $one, array $other ): int => $other['min'] - $one['min'] );
		foreach ( $ranges as $range ) {
			if ( $range['min'] <= $pieces && ( $range['max'] === null || $pieces <= $range['max'] ) ) {
				return [ $range['kind'], $range['value'] ];
			}
		}
		return null;
	}

	/**
	 * @param RuleRow $rule
	 * @param LineRow $line
	 */
	private static function has( array $rule, array $line ): bool {
		$ids = $line['variation'] === 0 ? [ $line['product'] ] : [ $line['product'], $line['variation'] ];
		$out = count( array_intersect( $ids, $rule['out'] ) ) + count( array_intersect( $line['categories'], $rule['out_categories'] ) );
		$in  = count( array_intersect( $ids, $rule['in'] ) ) + count( array_intersect( $line['categories'], $rule['in_categories'] ) );
		return $out === 0 && ( $in > 0 || count( $rule['in'] ) + count( $rule['in_categories'] ) === 0 );
	}

	/**
	 * @param array{string, int} $offer
	 */
	private static function after( int $price, array $offer ): int {
		[ $kind, $value ] = $offer;
		if ( $kind === 'flat' ) {
			return $price > $value ? $price - $value : 0;
		}
		if ( $kind === 'fixed_price' ) {
			return $price > $value ? $value : $price;
		}
		// price × ( 100 % − value ) over 100 %, in ten-thousandths of a per cent.
		$top    = $price * ( 1_000_000 - $value );
		$left   = $top % 1_000_000;
		$result = ( $top - $left ) / 1_000_000;
		return (int) $result + ( 2 * $left >= 1_000_000 ? 1 : 0 );
	}
}
