<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal\Domain;

/** A stored withdrawal: the statement and its time of receipt. */
final readonly class Withdrawal {
	/** @param int $received_at Unix time. */
	public function __construct(
		public WithdrawalNotice $statement,
		public int $received_at,
	) {}

	/** @param mixed $stored Result of `to_array`; an erased one has only the time of receipt. */
	public static function parse( mixed $stored ): ?self {
		return is_array( $stored ) && is_numeric( $stored['received_at'] ?? null ) ? new self( WithdrawalNotice::parse( $stored ), (int) $stored['received_at'] ) : null;
	}

	/** @return array{received_at: int, name: string, order: string, email: string, goods: string} */
	public function to_array(): array {
		return [ 'received_at' => $this->received_at ] + $this->statement->to_array();
	}
}
