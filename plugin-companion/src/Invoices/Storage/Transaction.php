<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Storage;

use Closure;
use Throwable;
use Vitrina\Runtime\Database;
use Vitrina\Runtime\DatabaseException;

/** A database transaction, or a part of one that is open already: starting another would end that one. */
final class Transaction {
	private const POINT = 'vitrina_invoice';

	/**
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 * @throws DatabaseException When it could not be started or stored.
	 */
	public static function run( Closure $work ): mixed {
		if ( self::is_open() ) {
			return $work();
		}
		self::execute( 'START TRANSACTION' );
		try {
			$result = $work();
			self::execute( 'COMMIT' );
			return $result;
		} catch ( Throwable $error ) {
			Database::connection()->query( 'ROLLBACK' );
			throw $error;
		}
	}

	/** Outside of a transaction a savepoint is gone at once. MySQL has no other way to ask. */
	private static function is_open(): bool {
		$db         = Database::connection();
		$suppressed = $db->suppress_errors();
		$db->query( 'SAVEPOINT ' . self::POINT );
		$is_open = $db->query( 'RELEASE SAVEPOINT ' . self::POINT ) !== false;
		$db->suppress_errors( $suppressed );
		return $is_open;
	}

	private static function execute( string $statement ): void {
		// phpcs:ignore WordPress.DB -- One of the two statements above.
		if ( Database::connection()->query( $statement ) === false ) {
			throw new DatabaseException( "The database refused: {$statement}." );
		}
	}
}
