<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Storage;

use Vitrina\Runtime\Database;

/**
 * Locks of orders: only one request at a time changes an order because of a payment.
 * A lock is a row that only one request can insert. A lock expires, in case its owner
 * dies. The clock of the database decides when, because all web servers share it: a
 * server whose own clock is a minute ahead would take a lock that is still held.
 */
class LockTable {

	/** Seconds until a lock expires. Longer than a request that sends e-mails through a slow server. */
	public const LIFETIME = 60;

	/** Microseconds between two attempts to acquire a lock. */
	private const RETRY_PAUSE = 100_000;

	/** @var array<int, true> Orders locked by this request. */
	private array $held = [];

	public static function name(): string {
		return Database::connection()->prefix . 'vitrina_payment_claims';
	}

	/** @return string|null Owner token; null if another request has the lock. */
	public function acquire( int $order_id ): ?string {
		$owner = bin2hex( random_bytes( 16 ) );
		Database::execute( 'DELETE FROM %i WHERE order_id = %d AND expires_at <= UNIX_TIMESTAMP()', self::name(), $order_id );
		$inserted = Database::execute( 'INSERT IGNORE INTO %i (order_id, owner, expires_at) VALUES (%d, %s, UNIX_TIMESTAMP() + %d)', self::name(), $order_id, $owner, self::LIFETIME );
		if ( $inserted !== 1 ) {
			return null;
		}
		$this->held[ $order_id ] = true;
		return $owner;
	}

	/** @param int $seconds How long to wait for the current owner. */
	public function acquire_within( int $order_id, int $seconds ): ?string {
		for ( $until = microtime( true ) + $seconds; ; usleep( self::RETRY_PAUSE ) ) {
			$owner = $this->acquire( $order_id );
			if ( $owner !== null || microtime( true ) >= $until ) {
				return $owner;
			}
		}
	}

	public function is_held( int $order_id ): bool {
		return isset( $this->held[ $order_id ] );
	}

	/** Releases a lock, if the token is that of its owner. */
	public function release( int $order_id, string $owner ): void {
		unset( $this->held[ $order_id ] );
		Database::connection()->delete(
			self::name(),
			[
				'order_id' => $order_id,
				'owner'    => $owner,
			]
		);
	}

	/** Deletes expired locks of requests that died. */
	public function purge(): void {
		Database::execute( 'DELETE FROM %i WHERE expires_at <= UNIX_TIMESTAMP()', self::name() );
	}
}
