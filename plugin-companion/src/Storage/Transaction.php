<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Storage;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

use Closure;
use Throwable;
use Vitrina\Runtime\Database;
use Vitrina\Runtime\DatabaseException;

/** A database transaction. If the worker dies, its connection closes and the database rolls it back. */
final class Transaction {
	private const POINT = 'vitrina_transaction';

	/**
	 * Does work in a transaction, or in the one that is open already, because starting another would commit it.
	 *
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 * @throws DatabaseException When the transaction could not be started or committed.
	 */
	public static function run( Closure $work ): mixed {
		if ( self::is_open() ) {
			return $work();
		}
		self::start() || throw new DatabaseException( 'The database refused to start a transaction.' );
		try {
			$result = $work();
			self::commit() || throw new DatabaseException( 'The database refused to store a transaction.' );
			return $result;
		} catch ( Throwable $error ) {
			Database::connection()->query( 'ROLLBACK' );
			throw $error;
		}
	}

	/** For work that other code does between two hooks. Commits a transaction that is already open. */
	public static function start(): bool {
		return Database::connection()->query( 'START TRANSACTION' ) !== false;
	}

	public static function commit(): bool {
		return Database::connection()->query( 'COMMIT' ) !== false;
	}

	/** Outside of a transaction a savepoint is gone at once, so it cannot be released. MySQL has no other way to ask. */
	private static function is_open(): bool {
		$db         = Database::connection();
		$suppressed = $db->suppress_errors();
		$db->query( 'SAVEPOINT ' . self::POINT );
		$is_open = $db->query( 'RELEASE SAVEPOINT ' . self::POINT ) !== false;
		$db->suppress_errors( $suppressed );
		return $is_open;
	}
}
