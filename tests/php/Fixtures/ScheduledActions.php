<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use ActionScheduler_QueueRunner;

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

	/** Runs those that wait, as the next run of the queue would. */
	public static function run( string $hook ): int {
		$ids = as_get_scheduled_actions(
			[
				'hook'     => $hook,
				'status'   => 'pending',
				'per_page' => -1,
				'orderby'  => 'none',
			],
			'ids'
		);
		$ids = array_map( intval( ... ), array_filter( $ids, is_numeric( ... ) ) );
		sort( $ids );
		foreach ( $ids as $id ) {
			ActionScheduler_QueueRunner::instance()->process_action( $id, 'test' );
		}
		return count( $ids );
	}
}
