<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Storage;

use Vitrina\BankLink\Provider\RefundResponse;
use Vitrina\BankLink\Provider\RefundState;
use Vitrina\Runtime\Database;

/** Requested refunds by idempotency key. */
final class RefundTable {

	public static function name(): string {
		return Database::connection()->prefix . 'vitrina_payment_refunds';
	}

	/**
	 * The key of the next refund of this amount. The key stays the same until the provider
	 * has responded, so that a retry is the same refund.
	 */
	public function idempotency_key( int $attempt_id, int $amount ): string {
		$known = (int) Database::select_value( 'SELECT COUNT(*) FROM %i WHERE attempt_id = %d AND state <> %s', self::name(), $attempt_id, RefundState::Requested->value );
		return sha1( "{$attempt_id} {$amount} {$known}" );
	}

	/** @return int|null Amount of the refund without a known result, in minor units; null for none. */
	public function unresolved( int $attempt_id ): ?int {
		$amount = Database::select_value( 'SELECT amount FROM %i WHERE attempt_id = %d AND state = %s', self::name(), $attempt_id, RefundState::Requested->value );
		return is_numeric( $amount ) ? (int) $amount : null;
	}

	public function reject( string $key ): void {
		Database::connection()->update( self::name(), [ 'state' => RefundState::Rejected->value ], [ 'idempotency_key' => $key ] );
	}

	public function add( int $attempt_id, string $key, int $amount ): void {
		Database::execute( 'INSERT IGNORE INTO %i (attempt_id, idempotency_key, amount, state, created_at) VALUES (%d, %s, %d, %s, %d)', self::name(), $attempt_id, $key, $amount, RefundState::Requested->value, time() );
	}

	public function store_response( string $key, RefundResponse $response ): void {
		Database::connection()->update(
			self::name(),
			[
				'refund_id' => $response->refund_id,
				'state'     => $response->state->value,
			],
			[ 'idempotency_key' => $key ]
		);
	}

	/**
	 * Changes only pending refunds, so that late reports do not change a final state.
	 *
	 * @return bool Whether a refund was changed.
	 */
	public function update_pending( int $attempt_id, RefundResponse $response ): bool {
		return Database::connection()->update(
			self::name(),
			[ 'state' => $response->state->value ],
			[
				'attempt_id' => $attempt_id,
				'refund_id'  => $response->refund_id,
				'amount'     => $response->amount,
				'state'      => RefundState::Pending->value,
			]
		) === 1;
	}

	/** @return int Minor units of completed and pending refunds. */
	public function refunded_amount( int $attempt_id ): int {
		return (int) Database::select_value( 'SELECT COALESCE( SUM( amount ), 0 ) FROM %i WHERE attempt_id = %d AND state IN ( %s, %s )', self::name(), $attempt_id, RefundState::Pending->value, RefundState::Done->value );
	}
}
