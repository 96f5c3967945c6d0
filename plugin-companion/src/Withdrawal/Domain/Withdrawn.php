<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal\Domain;

/** All withdrawals from one order, and what is left of it. */
final readonly class Withdrawn {
	/**
	 * @param list<Withdrawal> $withdrawals The oldest first.
	 * @param list<OrderLine>  $lines       The order's lines.
	 * @param list<Refunded>   $refunds
	 */
	public function __construct(
		public array $withdrawals,
		public array $lines,
		private array $refunds = [],
	) {}

	/** Pieces of a line that can still be withdrawn. */
	public function left( OrderLine $line ): int {
		return $this->is_whole() || $line->is_excluded() ? 0 : $this->ledger( $line )->left( $line->bought );
	}

	/** @return array<int, int> All that can still be withdrawn: pieces by item id, without lines of which nothing is left. */
	public function all_left(): array {
		$left = [];
		foreach ( $this->lines as $line ) {
			$left[ $line->item_id ] = $this->left( $line );
		}
		return array_filter( $left, static fn ( int $quantity ): bool => $quantity > 0 );
	}

	/** Whether there is nothing left to withdraw from. */
	public function is_complete(): bool {
		return $this->is_whole() || ( $this->lines !== [] && $this->all_left() === [] );
	}

	public function ledger( OrderLine $line ): Ledger {
		$withdrawn = [];
		foreach ( $this->withdrawals as $withdrawal ) {
			$withdrawn[] = [ $withdrawal->received_at, self::quantity( $withdrawal, $line ) ];
		}
		$refunded = array_filter( $this->refunds, static fn ( Refunded $refund ): bool => $refund->item_id === $line->item_id );
		return Ledger::of( $withdrawn, array_map( static fn ( Refunded $refund ): array => [ $refund->refunded_at, $refund->quantity ], array_values( $refunded ) ) );
	}

	/** Pieces of a line in one withdrawal. A withdrawal in words counts for a whole line if it names the line's label. */
	public static function quantity( Withdrawal $withdrawal, OrderLine $line ): int {
		if ( $withdrawal->lines === [] ) {
			return $withdrawal->is_whole() || in_array( self::normalize( $line->label() ), array_map( self::normalize( ... ), $withdrawal->goods() ), true ) ? $line->bought : 0;
		}
		return array_sum( array_map( static fn ( DeclaredLine $declared ): int => $declared->item_id === $line->item_id ? $declared->quantity : 0, $withdrawal->lines ) );
	}

	/** @return list<Withdrawal> The withdrawals without the customer's data; what is left of the order stays the same. */
	public function without_person(): array {
		return array_map( fn ( Withdrawal $withdrawal ): Withdrawal => $withdrawal->without_person( $withdrawal->lines === [] ? $this->named_lines( $withdrawal ) : $withdrawal->lines ), $this->withdrawals );
	}

	/** @return list<DeclaredLine> The lines that a withdrawal in words names; none for the whole order. */
	private function named_lines( Withdrawal $withdrawal ): array {
		$lines = $withdrawal->is_whole() ? [] : array_filter( $this->lines, static fn ( OrderLine $line ): bool => self::quantity( $withdrawal, $line ) > 0 );
		return array_map( static fn ( OrderLine $line ): DeclaredLine => new DeclaredLine( $line->item_id, $line->name, $line->bought ), array_values( $lines ) );
	}

	/** The withdrawal that was received with this token. */
	public function find( string $token ): ?Withdrawal {
		foreach ( $this->withdrawals as $withdrawal ) {
			if ( $token !== '' && hash_equals( $withdrawal->token, $token ) ) {
				return $withdrawal;
			}
		}
		return null;
	}

	private function is_whole(): bool {
		return array_filter( $this->withdrawals, static fn ( Withdrawal $withdrawal ): bool => $withdrawal->is_whole() ) !== [];
	}

	private static function normalize( string $line ): string {
		return mb_strtolower( trim( (string) preg_replace( '/\s+/u', ' ', $line ) ) );
	}
}
