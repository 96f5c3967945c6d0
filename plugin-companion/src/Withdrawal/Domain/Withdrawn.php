<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal\Domain;

/** All withdrawals from one order, and what is left of it. */
final readonly class Withdrawn {
	/**
	 * @param list<Withdrawal> $withdrawals The oldest first.
	 * @param list<string> $lines The order's lines, as shown in the form.
	 */
	public function __construct(
		public array $withdrawals,
		private array $lines,
	) {}

	/** @return list<string> Lines of the order that are not withdrawn. */
	public function remaining_lines(): array {
		return $this->is_whole() ? [] : $this->without_withdrawn( $this->lines );
	}

	/** Whether there is nothing left to withdraw from. */
	public function is_complete(): bool {
		return $this->is_whole() || ( $this->lines !== [] && $this->remaining_lines() === [] );
	}

	/** The new part of a statement; null if all of it was withdrawn before. */
	public function added_by( WithdrawalNotice $statement ): ?WithdrawalNotice {
		if ( $this->is_complete() ) {
			return null;
		}
		if ( $statement->is_whole() ) {
			return $statement;
		}
		$lines = $this->without_withdrawn( $statement->lines() );
		return $lines === [] ? null : $statement->with_goods( implode( "\n", $lines ) );
	}

	/** The earlier withdrawal that contains the goods of a repeated statement. */
	public function find_previous( WithdrawalNotice $statement ): ?Withdrawal {
		$wanted = array_map( self::normalize( ... ), $statement->lines() );
		foreach ( array_reverse( $this->withdrawals ) as $withdrawal ) {
			if ( $withdrawal->statement->is_whole() || array_intersect( $wanted, array_map( self::normalize( ... ), $withdrawal->statement->lines() ) ) !== [] ) {
				return $withdrawal;
			}
		}
		$last = array_key_last( $this->withdrawals );
		return $last === null ? null : $this->withdrawals[ $last ];
	}

	private function is_whole(): bool {
		return array_filter( $this->withdrawals, static fn ( Withdrawal $withdrawal ): bool => $withdrawal->statement->is_whole() ) !== [];
	}

	/**
	 * @param list<string> $lines
	 * @return list<string>
	 */
	private function without_withdrawn( array $lines ): array {
		$known = [];
		foreach ( $this->withdrawals as $withdrawal ) {
			array_push( $known, ...array_map( self::normalize( ... ), $withdrawal->statement->lines() ) );
		}
		return array_values( array_filter( $lines, static fn ( string $line ): bool => ! in_array( self::normalize( $line ), $known, true ) ) );
	}

	private static function normalize( string $line ): string {
		return mb_strtolower( trim( (string) preg_replace( '/\s+/u', ' ', $line ) ) );
	}
}
