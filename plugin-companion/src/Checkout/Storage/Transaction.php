<?php
/**
 * What is written to the database together, or not at all.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Checkout\Storage;

use Vitrina\Companion\Storage\SiteAware;

/**
 * A worker that dies takes its connection along, and the database forgets what it had begun.
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
