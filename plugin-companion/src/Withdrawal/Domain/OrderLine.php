<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal\Domain;

/** A line of an order, as far as a withdrawal needs it. */
final readonly class OrderLine {
	/**
	 * @param int $item_id ID of the order item.
	 * @param int $bought  Pieces.
	 * @param int $amount  What was paid for all pieces, with tax, in minor units.
	 */
	public function __construct(
		public int $item_id,
		public string $name,
		public int $bought,
		public int $amount = 0,
		public ?Exemption $exemption = null,
	) {}

	/** The text of the line in withdrawals that were stored before quantities could be chosen. */
	public function label(): string {
		return "{$this->name} × {$this->bought}";
	}

	public function is_excluded(): bool {
		return $this->exemption?->excludes() === true;
	}
}
