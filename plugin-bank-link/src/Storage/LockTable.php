<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Storage;

/**
 * A claim is a row that only one request can insert. One whose owner died is
 * worth nothing after its time.
 */
final class LockTable implements Locks {

	/**
	 * Seconds. Longer than a request lives that sends mails by a slow server.
	 */
	public const LIFE = 60;

	/**
	 * Microseconds between two tries to take one.
	 */
	private const PAUSE = 100_000;

	/**
	 * @var array<int, true> Orders that this request may change.
	 */
	private array $held = [];

	public static function name(): string {
		return Database::connection()->prefix . 'vitrina_payment_claims';
	}

	public function take( int $order_id ): ?string {
		$db    = Database::connection();
		$owner = bin2hex( random_bytes( 16 ) );
		$now   = time();
		$db->query( (string) $db->prepare( 'DELETE FROM %i WHERE order_id = %d AND expires_at <= %d', self::name(), $order_id, $now ) );
		$taken = $db->query( (string) $db->prepare( 'INSERT IGNORE INTO %i (order_id, owner, expires_at) VALUES (%d, %s, %d)', self::name(), $order_id, $owner, $now + self::LIFE ) );
		if ( $taken !== 1 ) {
			return null;
		}
		$this->held[ $order_id ] = true;
		return $owner;
	}

	/**
	 * @param int $seconds How long to wait for whoever has it.
	 */
	public function take_within( int $order_id, int $seconds ): ?string {
		for ( $until = microtime( true ) + $seconds; ; usleep( self::PAUSE ) ) {
			$owner = $this->take( $order_id );
			if ( $owner !== null || microtime( true ) >= $until ) {
				return $owner;
			}
		}
	}

	/**
	 * @return bool Whether this very request has it.
	 */
	public function holds( int $order_id ): bool {
		return isset( $this->held[ $order_id ] );
	}

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

	/**
	 * Those of requests that died, on orders nobody has come back to.
	 */
	public function purge(): void {
		$db = Database::connection();
		$db->query( (string) $db->prepare( 'DELETE FROM %i WHERE expires_at <= %d', self::name(), time() ) );
	}
}
