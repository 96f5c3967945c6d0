<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal;

/** Formats date and time of a withdrawal. */
final class Moment {
	/**
	 * In the shop's language and time zone.
	 *
	 * @param int $time Unix time.
	 */
	public static function text( int $time ): string {
		return (string) wp_date( wc_date_format() . ', ' . wc_time_format(), $time );
	}
}
