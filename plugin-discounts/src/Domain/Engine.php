<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

/**
 * Calculates all discounted prices: of the cart, the tier table, the preview and AJAX.
 *
 * A rule is a candidate for an item if it is active, covers the item, one of its
 * tiers is reached (or it has none), and the item is cheaper with this rule alone. The first
 * exclusive candidate wins over all others; otherwise the rule strategy decides.
 */
final readonly class Engine {

	/** @var list<Rule> By priority, then id. */
	private array $rules;

	/** @param list<Rule> $rules In any order. */
	public function __construct(
		array $rules,
		private RuleStrategy $strategy = RuleStrategy::Biggest,
		private BasePrice $base_price = BasePrice::SalePrice,
	) {
		usort( $rules, static fn ( Rule $one, Rule $other ): int => [ $one->priority, $one->id ] <=> [ $other->priority, $other->id ] );
		$this->rules = $rules;
	}

	/**
	 * @param list<Item> $cart
	 * @return array<array-key, Price> By item key.
	 */
	public function prices( array $cart, int $now ): array {
		$active = $this->active( $now );
		$prices = [];
		foreach ( $cart as $item ) {
			$prices[ $item->key ] = $this->price( $item, $cart, $active );
		}
		return $prices;
	}

	/** The price of the item if it were alone in the cart. */
	public function price_alone( Item $item, int $now ): Price {
		return $this->price( $item, [ $item ], $this->active( $now ) );
	}

	/** The price for any quantity: only rules without tiers. */
	public function general_price( Item $item, int $now ): Price {
		return $this->price( $item, [ $item ], array_values( array_filter( $this->active( $now ), static fn ( Rule $rule ): bool => $rule->is_general() ) ) );
	}

	/**
	 * The prices of an item by quantity, from the first tier on. They are calculated in the same
	 * way as the prices in the cart, so that both agree.
	 *
	 * @return list<TableRow> Empty if the price does not depend on the quantity.
	 */
	public function table( Item $item, int $now ): array {
		$rules      = array_values( array_filter( $this->active( $now ), static fn ( Rule $rule ): bool => $rule->scope->covers( $item ) ) );
		$boundaries = self::boundaries( $rules );
		$rows       = [];
		foreach ( $boundaries as $index => $from ) {
			$item_at_start = $item->with_quantity( $from );
			$price         = $this->price( $item_at_start, [ $item_at_start ], $rules );
			$last          = array_key_last( $rows );
			if ( $last !== null && $rows[ $last ]->price->unit === $price->unit && $rows[ $last ]->next === $from ) {
				$from  = $rows[ $last ]->from;
				$price = $rows[ $last ]->price;
				array_pop( $rows );
			}
			if ( array_filter( $price->applied, static fn ( AppliedDiscount $applied ): bool => $applied->tier !== null ) !== [] ) {
				$rows[] = new TableRow( $from, $boundaries[ $index + 1 ] ?? null, $price );
			}
		}
		return $rows;
	}

	/** Whether any active rule covers the item. */
	public function covers( Item $item, int $now ): bool {
		foreach ( $this->active( $now ) as $rule ) {
			if ( $rule->scope->covers( $item ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<int> Products and variations listed in active rules. */
	public function named_products( int $now ): array {
		return array_merge( ...array_map( static fn ( Rule $rule ): array => $rule->scope->products, $this->active( $now ) ) );
	}

	/**
	 * Quantities at which the price may change: the first of each tier, and the first after its end.
	 *
	 * @param list<Rule> $rules
	 * @return list<int> Ascending.
	 */
	private static function boundaries( array $rules ): array {
		$boundaries = [];
		foreach ( $rules as $rule ) {
			foreach ( $rule->tiers as $tier ) {
				$boundaries[] = $tier->from;
				if ( $tier->to !== null ) {
					$boundaries[] = $tier->to + ( Quantity::is_whole( $tier->to ) ? Quantity::ONE : 1 );
				}
			}
		}
		$boundaries = array_unique( $boundaries );
		sort( $boundaries );
		return $boundaries;
	}

	/** @return list<Rule> */
	private function active( int $now ): array {
		return array_values( array_filter( $this->rules, static fn ( Rule $rule ): bool => $rule->is_active( $now ) ) );
	}

	/**
	 * @param list<Item> $cart
	 * @param list<Rule> $rules Active ones, in order.
	 */
	private function price( Item $item, array $cart, array $rules ): Price {
		$candidates = [];
		foreach ( $rules as $rule ) {
			$applied = $this->candidate( $rule, $item, $cart );
			if ( $applied !== null ) {
				$candidates[] = $applied;
			}
		}
		$exclusive = array_filter( $candidates, static fn ( AppliedDiscount $applied ): bool => $applied->rule->is_exclusive );
		$chosen    = $exclusive === [] ? $this->choose( $candidates, $item ) : array_slice( $exclusive, 0, 1 );
		return $this->apply( $item, $chosen );
	}

	/** @param list<Item> $cart */
	private function candidate( Rule $rule, Item $item, array $cart ): ?AppliedDiscount {
		if ( ! $rule->scope->covers( $item ) ) {
			return null;
		}
		$tier   = $rule->tiers === [] ? null : $rule->tier( $rule->counted_quantity( $item, $cart ) );
		$amount = $rule->tiers === [] ? $rule->amount : $tier?->amount;
		if ( $amount === null || $amount->reduce( $this->base( $item ) ) >= $item->current ) {
			return null;
		}
		return new AppliedDiscount( $rule, $amount, $tier );
	}

	/**
	 * @param list<AppliedDiscount> $candidates In order.
	 * @return list<AppliedDiscount>
	 */
	private function choose( array $candidates, Item $item ): array {
		if ( $this->strategy === RuleStrategy::All ) {
			return $candidates;
		}
		$best = $candidates[0] ?? null;
		if ( $best === null ) {
			return [];
		}
		$base = $this->base( $item );
		foreach ( $candidates as $candidate ) {
			$difference = $candidate->amount->reduce( $base ) <=> $best->amount->reduce( $base );
			if ( ( $this->strategy === RuleStrategy::Biggest && $difference < 0 ) || ( $this->strategy === RuleStrategy::Lowest && $difference > 0 ) ) {
				$best = $candidate;
			}
		}
		return [ $best ];
	}

	/** @param list<AppliedDiscount> $chosen */
	private function apply( Item $item, array $chosen ): Price {
		$unit    = $this->base( $item );
		$applied = [];
		foreach ( $chosen as $one ) {
			$reduced = $one->amount->reduce( $unit );
			if ( $reduced < $unit ) {
				$applied[] = $one;
			}
			$unit = $reduced;
		}
		return $applied === [] ? new Price( $item->current, $item->current, [] ) : new Price( $item->current, min( $unit, $item->current ), $applied );
	}

	private function base( Item $item ): int {
		return $this->base_price === BasePrice::RegularPrice ? max( $item->regular, $item->current ) : $item->current;
	}
}
