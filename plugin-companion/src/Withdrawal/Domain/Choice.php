<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal\Domain;

/** The quantities that a shopper typed into the form, checked against what is left. */
final readonly class Choice {
	private const DIGITS = 6;

	/**
	 * @param array<int, int|null> $quantities Pieces by item id; null if the text was no number.
	 */
	private function __construct( private array $quantities ) {}

	/** @param array<array-key, mixed> $sent Texts by item id. */
	public static function parse( array $sent ): self {
		$quantities = [];
		foreach ( $sent as $item_id => $text ) {
			$is_number                    = is_string( $text ) && preg_match( '/^\s*\d{0,' . self::DIGITS . '}\s*$/D', $text ) === 1;
			$quantities[ (int) $item_id ] = $is_number ? (int) trim( $text ) : null;
		}
		return new self( $quantities );
	}

	/** @param array<int, int> $quantities Pieces by item id. */
	public static function of( array $quantities ): self {
		return new self( $quantities );
	}

	public static function all_left( Withdrawn $withdrawn ): self {
		return new self( $withdrawn->all_left() );
	}

	/** @return int|null Pieces of a line; 0 if the form did not contain it, null if the text was no number. */
	public function quantity( int $item_id ): ?int {
		return array_key_exists( $item_id, $this->quantities ) ? $this->quantities[ $item_id ] : 0;
	}

	/** Whether every quantity is 0. An invalid quantity does not count as 0; `errors()` returns its item. */
	public function is_empty(): bool {
		return array_filter( $this->quantities, static fn ( ?int $quantity ): bool => $quantity !== 0 ) === [];
	}

	/** @return list<int> Ids of items with a quantity that is more than is left or no number, or that are not in the order. */
	public function errors( Withdrawn $withdrawn ): array {
		$left = $withdrawn->all_left();
		return array_keys( array_filter( $this->quantities, static fn ( ?int $quantity, int $item_id ): bool => $quantity === null || $quantity > ( $left[ $item_id ] ?? 0 ), ARRAY_FILTER_USE_BOTH ) );
	}

	/** @return list<DeclaredLine> In the sequence of the order's lines. Call it only if `errors()` returns none. */
	public function lines( Withdrawn $withdrawn ): array {
		$lines = [];
		foreach ( $withdrawn->lines as $line ) {
			$quantity = $this->quantity( $line->item_id ) ?? 0;
			if ( $quantity > 0 ) {
				$lines[] = new DeclaredLine( $line->item_id, $line->name, $quantity );
			}
		}
		return $lines;
	}
}
