<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Wp;

/**
 * Answers and notices that were refused. Anybody can send such, so they are
 * counted: the log gets one line for each reason in a minute.
 */
final readonly class RejectionCounter {

	private const PAUSE = 60;

	public function __construct( private Log $log ) {}

	/**
	 * @param string $event What was refused.
	 * @param string $why   One of the few reasons.
	 */
	public function count( string $event, string $why ): void {
		// By event and reason: since when, and how often.
		$stored = get_option( Settings::REFUSALS );
		$stored = is_array( $stored ) ? $stored : [];
		$known  = $stored[ "{$event} {$why}" ] ?? null;
		$since  = is_array( $known ) && is_int( $known['since'] ?? null ) ? $known['since'] : 0;
		$times  = is_array( $known ) && is_int( $known['times'] ?? null ) ? $known['times'] : 0;
		$is_new = time() - $since >= self::PAUSE;

		$stored[ "{$event} {$why}" ] = [
			'since' => $is_new ? time() : $since,
			'times' => $is_new ? 0 : $times + 1,
		];
		update_option( Settings::REFUSALS, $stored, false );
		if ( $is_new ) {
			$this->log->warning( $event, compact( 'why' ) + ( $times === 0 ? [] : [ 'more_before' => $times ] ) );
		}
	}
}
