<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Storage;

use Vitrina\Runtime\Database;
use Vitrina\Runtime\DatabaseException;

/**
 * A row for each series. A request that issues a document locks the row until the document is stored, so numbers
 * are given one after the other. The row holds the first number, not the next one: the next one follows from the
 * documents, so that no number is lost if a process dies.
 */
final class SeriesLock {
	public static function name(): string {
		return Database::connection()->prefix . 'vitrina_invoice_series';
	}

	/** Creates the row of a series that has none. Call it before the transaction: inside, others would wait. */
	public static function ensure( string $series ): void {
		if ( Database::select_value( 'SELECT 1 FROM %i WHERE series = %s', self::name(), $series ) === null
			&& Database::execute( 'INSERT IGNORE INTO %i ( series, first_number ) VALUES ( %s, 1 )', self::name(), $series ) === false ) {
			throw new DatabaseException( 'The series of invoices could not be created.' );
		}
	}

	/**
	 * Waits until no other request gives numbers of the series. Call it inside of a transaction.
	 *
	 * @return int The number to start with.
	 * @throws DatabaseException When the lock was not free in time.
	 */
	public static function lock( string $series ): int {
		$first = Database::select_value( 'SELECT first_number FROM %i WHERE series = %s FOR UPDATE', self::name(), $series );
		return is_numeric( $first ) ? (int) $first : throw new DatabaseException( 'The series of invoices could not be locked.' );
	}

	/** Takes effect as long as the series has no document with this or a higher number. */
	public static function start_with( string $series, int $number ): void {
		self::ensure( $series );
		if ( Database::execute( 'UPDATE %i SET first_number = %d WHERE series = %s', self::name(), $number, $series ) === false ) {
			throw new DatabaseException( 'The first number of the series could not be stored.' );
		}
	}

	public static function first( string $series ): int {
		return (int) ( Database::select_value( 'SELECT first_number FROM %i WHERE series = %s', self::name(), $series ) ?? 1 );
	}
}
