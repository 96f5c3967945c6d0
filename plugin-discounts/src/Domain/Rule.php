<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

/** A discount rule: the discount, the products and the dates. */
final readonly class Rule {

	/**
	 * @param int         $priority     Rules with smaller numbers come first; equal ones are sorted by id.
	 * @param bool        $is_exclusive If it applies, no other rule does.
	 * @param int|null    $starts_at    Unix time of the first second.
	 * @param int|null    $ends_at      Unix time of the last second.
	 * @param Amount|null $amount       The discount of a rule without tiers.
	 * @param list<Tier>  $tiers        The discounts by quantity.
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
		public QuantityScope $quantity_scope = QuantityScope::Each,
		public array $tiers = [],
	) {}

	/** Whether the rule applies to any quantity: then it is a general price reduction as defined by Directive 98/6/EC. */
	public function is_general(): bool {
		return $this->tiers === [] && $this->amount !== null;
	}

	public function is_active( int $now ): bool {
		return $this->is_enabled
			&& ( $this->starts_at === null || $now >= $this->starts_at )
			&& ( $this->ends_at === null || $now <= $this->ends_at );
	}

	/** A copy that is enabled and has no dates, for previews. */
	public function as_if_active(): self {
		return new self( $this->id, $this->title, true, $this->priority, $this->is_exclusive, null, null, $this->scope, $this->amount, $this->quantity_scope, $this->tiers );
	}

	/** The tier that a quantity reaches; if it reaches several, the one with the largest first quantity. */
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
	 * The quantity that counts towards the tiers of an item.
	 *
	 * @param list<Item> $cart Including the item.
	 */
	public function counted_quantity( Item $item, array $cart ): int {
		$quantity = 0;
		foreach ( $cart as $other ) {
			$counts = match ( $this->quantity_scope ) {
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
