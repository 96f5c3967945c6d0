<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal\Domain;

/** What a withdrawal says about one line of the order. The name is kept as it was on that day. */
final readonly class DeclaredLine {
	/** @param int $quantity Pieces, at least 1. */
	public function __construct(
		public int $item_id,
		public string $name,
		public int $quantity,
	) {}

	public static function parse( mixed $stored ): ?self {
		if ( ! is_array( $stored ) || ! is_numeric( $stored['item_id'] ?? null ) || ! is_string( $stored['name'] ?? null ) || ! is_numeric( $stored['quantity'] ?? null ) || (int) $stored['quantity'] < 1 ) {
			return null;
		}
		return new self( (int) $stored['item_id'], $stored['name'], (int) $stored['quantity'] );
	}

	public function label(): string {
		return "{$this->name} × {$this->quantity}";
	}

	/** @return array{item_id: int, name: string, quantity: int} */
	public function to_array(): array {
		return [
			'item_id'  => $this->item_id,
			'name'     => $this->name,
			'quantity' => $this->quantity,
		];
	}
}
