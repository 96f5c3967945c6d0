<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Checkout\Storage;

use Vitrina\Companion\Storage\SiteAware;

/**
 * A database transaction.
 * If the worker dies, its connection closes and the database rolls the transaction back.
 */
final class Transaction {
	use SiteAware;

	public function start(): void {
		$this->db->query( 'START TRANSACTION' );
	}

	public function commit(): void {
		$this->db->query( 'COMMIT' );
	}
}
