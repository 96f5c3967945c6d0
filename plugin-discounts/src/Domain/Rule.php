<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

/**
 * A rule of the shop owner: what, for which products, when.
 */
final readonly class Rule {

	/**
	 * @param int         $priority     The smaller comes first; equal ones by id.
	 * @param bool        $is_exclusive Where it applies no other rule does.
	 * @param int|null    $starts_at    Unix time of the first second.
	 * @param int|null    $ends_at      Unix time of the last second.
	 * @param Amount|null $amount       For every piece, where there are no tiers.
	 * @param list<Tier>  $tiers        By quantity.
	 */
	public function __construct(
		public int $id,
		public string $title,
		public bool $is_enabled,
		public int $priority,
		public bool $is_exclusive,
		public ?int $starts_at,
		public ?int $ends_at,
		public Scope $scope,
		public ?Amount $amount,
		public QuantityScope $counting = QuantityScope::Each,
		public array $tiers = [],
	) {}

	/**
	 * A general reduction in the sense of directive 98/6/EC: no quantity has to be bought for it.
	 */
	public function is_general(): bool {
		return $this->tiers === [] && $this->amount !== null;
	}

	public function is_active( int $now ): bool {
		return $this->is_enabled
			&& ( $this->starts_at === null || $now >= $this->starts_at )
			&& ( $this->ends_at === null || $now <= $this->ends_at );
	}

	/**
	 * The same rule, on and without dates: to be tried out.
	 */
	public function as_if_active(): self {
		return new self( $this->id, $this->title, true, $this->priority, $this->is_exclusive, null, null, $this->scope, $this->amount, $this->counting, $this->tiers );
	}

	/**
	 * The tier a quantity reaches: of several, the one that begins last.
	 */
	public function tier( int $quantity ): ?Tier {
		$reached = null;
		foreach ( $this->tiers as $tier ) {
			if ( $tier->is_reached( $quantity ) && ( $reached === null || $tier->from > $reached->from ) ) {
				$reached = $tier;
			}
		}
		return $reached;
	}

	/**
	 * How many pieces count towards the tiers of an item.
	 *
	 * @param list<Item> $cart The item among them.
	 */
	public function counted( Item $item, array $cart ): int {
		$quantity = 0;
		foreach ( $cart as $other ) {
			$counts = match ( $this->counting ) {
				QuantityScope::Together           => $this->scope->covers( $other ),
				QuantityScope::VariationsTogether => $other->product_id === $item->product_id && $this->scope->covers( $other ),
				QuantityScope::Each               => $other->product_id === $item->product_id && $other->variation_id === $item->variation_id,
			};
			if ( $counts && $other->quantity > 0 ) {
				$quantity += $other->quantity;
			}
		}
		return $quantity;
	}
}
