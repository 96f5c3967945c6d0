<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Storage;

use Vitrina\BankLink\Provider\RefundResponse;
use Vitrina\BankLink\Provider\RefundState;

/**
 * What was asked to be paid back, by the key under which it can be asked again.
 */
final class RefundTable {

	public static function name(): string {
		return Database::connection()->prefix . 'vitrina_payment_refunds';
	}

	/**
	 * The key of the next refund of so much. As long as the provider has not
	 * confirmed one, asking again is asking for the same.
	 */
	public function key( int $attempt_id, int $amount ): string {
		$db    = Database::connection();
		$known = (int) Database::value( $db->prepare( 'SELECT COUNT(*) FROM %i WHERE attempt_id = %d AND state <> %s', self::name(), $attempt_id, RefundState::Asked->value ) );
		return sha1( "{$attempt_id} {$amount} {$known}" );
	}

	/**
	 * @return int|null Minor units of a refund nobody knows the end of.
	 */
	public function unanswered( int $attempt_id ): ?int {
		$db     = Database::connection();
		$amount = Database::value( $db->prepare( 'SELECT amount FROM %i WHERE attempt_id = %d AND state = %s', self::name(), $attempt_id, RefundState::Asked->value ) );
		return is_numeric( $amount ) ? (int) $amount : null;
	}

	public function reject( string $key ): void {
		Database::connection()->update( self::name(), [ 'state' => RefundState::Rejected->value ], [ 'idempotency_key' => $key ] );
	}

	public function ask( int $attempt_id, string $key, int $amount ): void {
		$db = Database::connection();
		$db->query( (string) $db->prepare( 'INSERT IGNORE INTO %i (attempt_id, idempotency_key, amount, state, created_at) VALUES (%d, %s, %d, %s, %d)', self::name(), $attempt_id, $key, $amount, RefundState::Asked->value, time() ) );
	}

	public function answer( string $key, RefundResponse $answer ): void {
		Database::connection()->update(
			self::name(),
			[
				'refund_id' => $answer->refund_id,
				'state'     => $answer->state->value,
			],
			[ 'idempotency_key' => $key ]
		);
	}

	/**
	 * What has ended stays as it ended, whatever comes late.
	 *
	 * @return bool Whether that changed something.
	 */
	public function report( int $attempt_id, RefundResponse $answer ): bool {
		return Database::connection()->update(
			self::name(),
			[ 'state' => $answer->state->value ],
			[
				'attempt_id' => $attempt_id,
				'refund_id'  => $answer->refund_id,
				'amount'     => $answer->amount,
				'state'      => RefundState::Pending->value,
			]
		) === 1;
	}

	/**
	 * @return int Minor units that went back, or are on their way.
	 */
	public function returned( int $attempt_id ): int {
		$db = Database::connection();
		return (int) Database::value( $db->prepare( 'SELECT COALESCE( SUM( amount ), 0 ) FROM %i WHERE attempt_id = %d AND state IN ( %s, %s )', self::name(), $attempt_id, RefundState::Pending->value, RefundState::Done->value ) );
	}
}
