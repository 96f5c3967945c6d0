<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal\Domain;

use DateTimeImmutable;

/**
 * The last day of the right of withdrawal: 14 days after the day of delivery (Lithuania's Civil Code, article
 * 6.228-10). A period that ends on a Saturday, a Sunday or a public holiday ends with the next working day
 * (Regulation 1182/71, article 3(4)).
 */
final readonly class Deadline {
	private const DAYS = 14;

	/** Public holidays (Lithuania's Labour Code, article 123) with a fixed date; Easter Monday is computed. */
	private const HOLIDAYS = [ '01-01', '02-16', '03-11', '05-01', '06-24', '07-06', '08-15', '11-01', '11-02', '12-24', '12-25', '12-26' ];

	/** @param DateTimeImmutable $delivered In the shop's time zone. */
	public static function after( DateTimeImmutable $delivered ): DateTimeImmutable {
		$day = $delivered->setTime( 0, 0 )->modify( '+' . self::DAYS . ' days' );
		while ( ! self::is_working_day( $day ) ) {
			$day = $day->modify( '+1 day' );
		}
		return $day->setTime( 23, 59, 59 );
	}

	private static function is_working_day( DateTimeImmutable $day ): bool {
		return (int) $day->format( 'N' ) < 6
			&& ! in_array( $day->format( 'm-d' ), self::HOLIDAYS, true )
			&& $day->format( 'Y-m-d' ) !== self::easter_monday( $day );
	}

	/** The day after Easter Sunday, which the anonymous Gregorian algorithm (Meeus) computes, as `Y-m-d`. */
	private static function easter_monday( DateTimeImmutable $in_year ): string {
		$year    = (int) $in_year->format( 'Y' );
		$golden  = $year % 19;
		$century = intdiv( $year, 100 );
		$rest    = $year % 100;
		$epact   = ( 19 * $golden + $century - intdiv( $century, 4 ) - intdiv( $century - intdiv( $century + 8, 25 ) + 1, 3 ) + 15 ) % 30;
		$weekday = ( 32 + 2 * ( $century % 4 ) + 2 * intdiv( $rest, 4 ) - $epact - $rest % 4 ) % 7;
		$shift   = intdiv( $golden + 11 * $epact + 22 * $weekday, 451 );
		$date    = $epact + $weekday - 7 * $shift + 114;
		return $in_year->setDate( $year, intdiv( $date, 31 ), $date % 31 + 1 )->modify( '+1 day' )->format( 'Y-m-d' );
	}
}
