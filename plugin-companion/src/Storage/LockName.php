<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Storage;

/** Names of locks, and the order in which the locks of sessions are acquired. */
final class LockName {
	/** A database server allows lock names of 64 characters, shared by all its databases. */
	public static function of( string $database, string $prefix, string $session_key ): string {
		return 'vitrina_session_' . sha1( $database . '|' . $prefix . '|' . $session_key );
	}

	/**
	 * Guests before users: a request with a login in the middle already holds the guest's lock when it needs
	 * the user's.
	 *
	 * @param list<string> $session_keys Keys of sessions.
	 * @return list<string>
	 */
	public static function in_order( array $session_keys ): array {
		$keys = array_values( array_unique( array_filter( $session_keys, static fn( string $key ): bool => $key !== '' ) ) );
		usort( $keys, self::compare( ... ) );
		return $keys;
	}

	/**
	 * Whether a request may wait for a lock. Waiting for a key that comes before one already held could cause
	 * a deadlock.
	 *
	 * @param list<string> $held        Keys of the sessions that are already locked.
	 */
	public static function may_wait_for( string $session_key, array $held ): bool {
		foreach ( $held as $key ) {
			if ( self::compare( $session_key, $key ) < 0 ) {
				return false;
			}
		}
		return true;
	}

	public static function is_guest( string $session_key ): bool {
		return str_starts_with( $session_key, 't_' );
	}

	private static function compare( string $one, string $other ): int {
		return [ ! self::is_guest( $one ), $one ] <=> [ ! self::is_guest( $other ), $other ];
	}
}
