<?php
/**
 * A withdrawal as it was kept: what was stated, and when it came.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal\Domain;

final readonly class Withdrawal {
	/**
	 * @param int $received_at Seconds since 1970.
	 */
	public function __construct(
		public WithdrawalNotice $statement,
		public int $received_at,
	) {}

	/**
	 * @param mixed $kept As `to_array` gave it; an erased one holds the second of the receipt alone.
	 */
	public static function read( mixed $kept ): ?self {
		return is_array( $kept ) && is_numeric( $kept['received_at'] ?? null ) ? new self( WithdrawalNotice::read( $kept ), (int) $kept['received_at'] ) : null;
	}

	/**
	 * @return array{received_at: int, name: string, order: string, email: string, goods: string}
	 */
	public function to_array(): array {
		return [ 'received_at' => $this->received_at ] + $this->statement->to_array();
	}
}
