<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Checkout\Storage;


use Vitrina\Runtime\Database;

/**
 * A database transaction.
 * If the worker dies, its connection closes and the database rolls the transaction back.
 */
final class Transaction {
	public function start(): void {
		Database::connection()->query( 'START TRANSACTION' );
	}

	public function commit(): void {
		Database::connection()->query( 'COMMIT' );
	}
}
