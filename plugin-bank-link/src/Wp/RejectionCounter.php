<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Wp;

/**
 * Counts rejected messages. Anyone can send them, so the log gets only one line per
 * reason and minute.
 */
final readonly class RejectionCounter {

	/** Seconds. */
	private const LOG_INTERVAL = 60;

	public function __construct( private Log $log ) {}

	/**
	 * @param string $event Name of the log entry, such as `notice_refused`.
	 * @param string $why   Value of a RejectionReason.
	 */
	public function count( string $event, string $why ): void {
		// By event and reason: `since`, the time of the last log entry, and `times`, the number of messages after it.
		$stored = get_option( Settings::REJECTIONS );
		$stored = is_array( $stored ) ? $stored : [];
		$entry  = $stored[ "{$event} {$why}" ] ?? null;
		$since  = is_array( $entry ) && is_int( $entry['since'] ?? null ) ? $entry['since'] : 0;
		$times  = is_array( $entry ) && is_int( $entry['times'] ?? null ) ? $entry['times'] : 0;
		$is_new = time() - $since >= self::LOG_INTERVAL;

		$stored[ "{$event} {$why}" ] = [
			'since' => $is_new ? time() : $since,
			'times' => $is_new ? 0 : $times + 1,
		];
		update_option( Settings::REJECTIONS, $stored, false );
		if ( $is_new ) {
			$this->log->warning( $event, compact( 'why' ) + ( $times === 0 ? [] : [ 'more_before' => $times ] ) );
		}
	}
}
