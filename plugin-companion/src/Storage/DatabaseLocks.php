<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Storage;

use Vitrina\Runtime\Database;
use wpdb;

/**
 * Named locks of MySQL and MariaDB. The server releases them when the connection ends, so a worker
 * that dies leaves no locks behind.
 */
final class DatabaseLocks implements Locks {
	/** @param ?wpdb $db Null for a database without named locks: no request waits. */
	private function __construct( private readonly ?wpdb $db ) {}

	public static function of_this_site(): self {
		$db = Database::connection();
		return new self( self::is_sqlite( $db ) ? null : $db );
	}

	public function acquire( string $session_key, float $seconds ): bool {
		if ( $this->db === null ) {
			return true;
		}
		self::use_primary_server( $this->db );
		// A server without such locks must not fill the log with errors.
		$showed_errors = $this->db->suppress_errors( true );
		$result        = $this->db->get_var( $this->db->prepare( 'SELECT GET_LOCK( %s, %f )', self::name( $this->db, $session_key ), $seconds ) );
		$this->db->suppress_errors( $showed_errors );
		return $result === '1';
	}

	public function release( string $session_key ): void {
		$this->db?->query( (string) $this->db->prepare( 'DO RELEASE_LOCK( %s )', self::name( $this->db, $session_key ) ) );
	}

	private static function name( wpdb $db, string $session_key ): string {
		return LockName::of( DB_NAME, $db->prefix, $session_key );
	}

	/**
	 * Drop-ins that read from replicas would acquire the lock on one server, release it on another, and
	 * read a session that is older than the lock.
	 */
	private static function use_primary_server( wpdb $db ): void {
		$read_from_primary = [ $db, 'send_reads_to_masters' ];
		if ( method_exists( $db, 'send_reads_to_masters' ) && is_callable( $read_from_primary ) ) {
			$read_from_primary();
		}
	}

	public static function is_sqlite( wpdb $db ): bool {
		return is_a( $db, 'WP_SQLite_DB' ) || ( defined( 'DB_ENGINE' ) && constant( 'DB_ENGINE' ) === 'sqlite' );
	}
}
