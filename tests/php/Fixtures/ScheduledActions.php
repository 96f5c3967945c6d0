<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

/**
 * Pending actions of Action Scheduler. Runs inside WordPress.
 */
final class ScheduledActions {

	/**
	 * @param string $pattern How the names of the hooks start; a regular expression of the database.
	 * @return list<string> Names of the hooks, each once.
	 */
	public static function hooks( string $pattern ): array {
		return Database::column( 'SELECT DISTINCT hook FROM ' . Database::table( 'actionscheduler_actions' ) . " WHERE status = 'pending' AND hook REGEXP '^{$pattern}' ORDER BY hook" );
	}
}
