<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Discounts;

use Random\Engine\Mt19937;
use Random\Randomizer;
use Vitrina\Discounts\Domain\Amount;
use Vitrina\Discounts\Domain\DiscountType;
use Vitrina\Discounts\Domain\Item;
use Vitrina\Discounts\Domain\QuantityScope;
use Vitrina\Discounts\Domain\Rule;
use Vitrina\Discounts\Domain\Scope;
use Vitrina\Discounts\Domain\Tier;

/**
 * Random carts and rules from a seed, few products and many overlaps.
 *
 * @phpstan-import-type RuleRow from Reference
 * @phpstan-import-type LineRow from Reference
 */
final class RandomShop {

	private readonly Randomizer $random;

	public function __construct( public readonly int $seed ) {
		$this->random = new Randomizer( new Mt19937( $seed ) );
	}

	/**
	 * @return list<LineRow>
	 */
	public function lines(): array {
		$lines = [];
		$count = $this->number( 1, 6 );
		for ( $place = 0; $place < $count; ++$place ) {
			$product = $this->number( 1, 4 );
			$sale    = $this->one( [ 0, 1, 5, 99, 333, 1000, 1999, $this->number( 0, 2_000_000 ) ] );
			$lines[] = [
				'key'        => "line-$place",
				'product'    => $product,
				'variation'  => $product > 2 ? 10 * $product + $this->number( 0, 2 ) : 0,
				'categories' => $product % 2 > 0 ? [ 101 ] : [ 101, 102 + $product ],
				'quantity'   => $this->one( [ 10_000, 20_000, 30_000, 50_000, 100_000, 5_000, 12_500, $this->number( 1, 200_000 ) ] ),
				'regular'    => $this->one( [ $sale, $sale + $this->number( 0, 500 ) ] ),
				'sale'       => $sale,
			];
		}
		return $lines;
	}

	/**
	 * @return list<RuleRow>
	 */
	public function rules( int $now ): array {
		$rules = [];
		$count = $this->number( 0, 6 );
		for ( $id = 1; $id <= $count; ++$id ) {
			[ $kind, $value ] = $this->amount();
			$rules[]          = [
				'id'             => $id,
				'priority'       => $this->number( 1, 3 ),
				'exclusive'      => $this->number( 0, 5 ) === 0,
				'on'             => $this->number( 0, 9 ) > 0,
				'from'           => $this->one( [ null, null, $now, $now + 1, $now - 1 ] ),
				'until'          => $this->one( [ null, null, $now, $now + 1, $now - 1 ] ),
				'in'             => $this->some( [ 1, 2, 3, 4, 30, 41 ] ),
				'out'            => $this->some( [ 1, 4, 31 ] ),
				'in_categories'  => $this->some( [ 101, 104, 106 ] ),
				'out_categories' => $this->some( [ 104, 106 ] ),
				'kind'           => $kind,
				'value'          => $value,
				'operator'       => $this->one( [ 'product_cumulative', 'product', 'variation' ] ),
				'ranges'         => $this->number( 0, 2 ) === 0 ? [] : $this->ranges(),
			];
		}
		return $rules;
	}

	/**
	 * @template T
	 * @param non-empty-list<T> $values
	 * @return T
	 */
	public function one( array $values ): mixed {
		return $values[ $this->number( 0, count( $values ) - 1 ) ];
	}

	public function number( int $least, int $most ): int {
		return $this->random->getInt( $least, $most );
	}

	/**
	 * @template T
	 * @param list<T> $list
	 * @return list<T>
	 */
	public function shuffled( array $list ): array {
		return $this->random->shuffleArray( $list );
	}

	/**
	 * @param LineRow $row
	 */
	public static function item( array $row ): Item {
		return new Item( $row['key'], $row['product'], $row['variation'], $row['categories'], $row['quantity'], $row['regular'], $row['sale'] );
	}

	/**
	 * @param RuleRow $row
	 */
	public static function rule( array $row ): Rule {
		$tiers = array_map( static fn ( array $range ): Tier => new Tier( $range['min'], $range['max'], new Amount( DiscountType::from( $range['kind'] ), $range['value'] ) ), $row['ranges'] );
		return new Rule( $row['id'], "Rule {$row['id']}", $row['on'], $row['priority'], $row['exclusive'], $row['from'], $row['until'], new Scope( $row['in'], $row['in_categories'], $row['out'], $row['out_categories'] ), $tiers === [] ? new Amount( DiscountType::from( $row['kind'] ), $row['value'] ) : null, QuantityScope::from( $row['operator'] ), $tiers );
	}

	/**
	 * @return array{string, int}
	 */
	private function amount(): array {
		$kind = $this->one( [ 'percentage', 'percentage', 'flat', 'fixed_price' ] );
		return [ $kind, $kind === 'percentage' ? $this->one( [ 0, 100_000, 150_000, 333_333, 125_000, 1_000_000, $this->number( 0, 1_000_000 ) ] ) : $this->number( 0, 3000 ) ];
	}

	/**
	 * Adjacent, overlapping or with gaps; in any order.
	 *
	 * @return list<array{min: int, max: ?int, kind: string, value: int}>
	 */
	private function ranges(): array {
		$ranges = [];
		$count  = $this->number( 1, 4 );
		$used   = [];
		for ( $place = 0; $place < $count; ++$place ) {
			$min = $this->one( [ 10_000, 20_000, 30_000, 50_000, 100_000, 12_500, $this->number( 1, 300_000 ) ] );
			if ( isset( $used[ $min ] ) ) {
				continue;
			}
			$used[ $min ]     = true;
			[ $kind, $value ] = $this->amount();
			$ranges[]         = [
				'min'   => $min,
				'max'   => $this->one( [ null, null, $min, $min + $this->number( 0, 60_000 ) ] ),
				'kind'  => $kind,
				'value' => $value,
			];
		}
		return $this->shuffled( $ranges );
	}

	/**
	 * @param non-empty-list<int> $ids
	 * @return list<int>
	 */
	private function some( array $ids ): array {
		return array_values( array_filter( $ids, fn (): bool => $this->number( 0, 4 ) === 0 ) );
	}
}
