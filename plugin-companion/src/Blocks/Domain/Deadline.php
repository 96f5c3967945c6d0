<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks\Domain;

use DateTimeImmutable;
use DateTimeZone;

/** The end of a countdown: local date and time, and the offset from UTC. */
final readonly class Deadline {
	/** @param DateTimeImmutable $time Its time zone is the offset. */
	private function __construct( public DateTimeImmutable $time ) {}

	/**
	 * @param string $date  `2026-12-24T18:00`, with seconds or without.
	 * @param float $hours Offset from UTC in hours; rounded to quarters.
	 * @return self|null Null if the date has another form or does not exist.
	 */
	public static function parse( string $date, float $hours ): ?self {
		if ( preg_match( '/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/D', $date ) !== 1 ) {
			return null;
		}
		$minutes = (int) round( $hours * 4 ) * 15;
		$zone    = new DateTimeZone( sprintf( '%s%02d:%02d', $minutes < 0 ? '-' : '+', intdiv( abs( $minutes ), 60 ), abs( $minutes ) % 60 ) );
		$full    = strlen( $date ) === 16 ? "{$date}:00" : $date;
		$time    = DateTimeImmutable::createFromFormat( '!Y-m-d\TH:i:s', $full, $zone );

		// PHP turns 30 February into 1 or 2 March.
		return $time !== false && $time->format( 'Y-m-d\TH:i:s' ) === $full ? new self( $time ) : null;
	}

	/**
	 * Remaining whole days, hours, minutes and seconds; all 0 when the countdown is over.
	 *
	 * @param int $now Unix time in seconds.
	 * @return array{days: int, hours: int, minutes: int, seconds: int}
	 */
	public function left( int $now ): array {
		$seconds = max( 0, $this->time->getTimestamp() - $now );
		return [
			'days'    => intdiv( $seconds, 86400 ),
			'hours'   => intdiv( $seconds, 3600 ) % 24,
			'minutes' => intdiv( $seconds, 60 ) % 60,
			'seconds' => $seconds % 60,
		];
	}

	/** @param int $now Unix time in seconds. */
	public function is_over( int $now ): bool {
		return $this->time->getTimestamp() <= $now;
	}

	/** For example `UTC+2` or `UTC−3:30`. */
	public function offset(): string {
		$minutes = intdiv( $this->time->getOffset(), 60 );
		$rest    = abs( $minutes ) % 60;
		return 'UTC' . ( $minutes < 0 ? '−' : '+' ) . intdiv( abs( $minutes ), 60 ) . ( $rest === 0 ? '' : sprintf( ':%02d', $rest ) );
	}
}
