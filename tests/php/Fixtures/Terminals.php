<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

/**
 * Lists of terminals as they are stored. Runs inside WordPress.
 */
final class Terminals {

	/**
	 * @return array{lists: mixed, rows: list<mixed>} What is known about each list, and all terminals.
	 */
	public static function stored(): array {
		return [
			'lists' => get_option( 'vitrina_lpexpress_lists' ),
			'rows'  => Database::wpdb()->get_results( 'SELECT * FROM ' . Database::table( 'vitrina_terminals' ) . ' ORDER BY id', ARRAY_A ),
		];
	}
}
