<?php
/**
 * All withdrawals from one order: what of it is withdrawn, and whether something is left.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal\Domain;

final readonly class Withdrawn {
	/**
	 * @param list<Withdrawal> $withdrawals The oldest first.
	 * @param list<string>     $lines       The order's lines, as the form offers them.
	 */
	public function __construct(
		public array $withdrawals,
		private array $lines,
	) {}

	/**
	 * @return list<string> What the order holds that nobody has withdrawn from.
	 */
	public function left(): array {
		return $this->is_whole() ? [] : $this->without_known( $this->lines );
	}

	/**
	 * Whether there is nothing left to withdraw from.
	 */
	public function is_complete(): bool {
		return $this->is_whole() || ( $this->lines !== [] && $this->left() === [] );
	}

	/**
	 * What a statement adds to those before; null where all of it was withdrawn before.
	 */
	public function added_by( WithdrawalNotice $statement ): ?WithdrawalNotice {
		if ( $this->is_complete() ) {
			return null;
		}
		if ( $statement->is_whole() ) {
			return $statement;
		}
		$lines = $this->without_known( $statement->lines() );

		return $lines === [] ? null : $statement->with_goods( implode( "\n", $lines ) );
	}

	/**
	 * The one that holds what is stated again.
	 */
	public function before( WithdrawalNotice $statement ): ?Withdrawal {
		$wanted = array_map( self::compared( ... ), $statement->lines() );
		foreach ( array_reverse( $this->withdrawals ) as $withdrawal ) {
			if ( $withdrawal->statement->is_whole() || array_intersect( $wanted, array_map( self::compared( ... ), $withdrawal->statement->lines() ) ) !== [] ) {
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
	private function without_known( array $lines ): array {
		$known = [];
		foreach ( $this->withdrawals as $withdrawal ) {
			array_push( $known, ...array_map( self::compared( ... ), $withdrawal->statement->lines() ) );
		}

		return array_values( array_filter( $lines, static fn ( string $line ): bool => ! in_array( self::compared( $line ), $known, true ) ) );
	}

	/**
	 * The same goods, however they were typed.
	 */
	private static function compared( string $line ): string {
		return mb_strtolower( trim( (string) preg_replace( '/\s+/u', ' ', $line ) ) );
	}
}
