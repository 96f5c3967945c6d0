/** What is left until a moment, in whole units. */
export interface TimeLeft {
	readonly days: number;
	readonly hours: number;
	readonly minutes: number;
	readonly seconds: number;
}

/**
 * A second that has begun counts: the last one is shown as 1.
 *
 * @param end Of the countdown, in Unix milliseconds.
 * @param now In Unix milliseconds.
 * @return Null when it is over.
 */
export function timeLeft( end: number, now: number ): TimeLeft | null {
	// No moment at all is over as well.
	if ( ! ( end > now ) ) {
		return null;
	}
	const seconds = Math.ceil( ( end - now ) / 1000 );
	return {
		days: Math.floor( seconds / 86_400 ),
		hours: Math.floor( seconds / 3600 ) % 24,
		minutes: Math.floor( seconds / 60 ) % 60,
		seconds: seconds % 60,
	};
}

/**
 * How long what is shown stays true.
 *
 * @param end In Unix milliseconds, later than `now`.
 * @param now In Unix milliseconds.
 * @return Milliseconds, 1 to 1000.
 */
export const untilNextSecond = ( end: number, now: number ): number =>
	( end - now ) % 1000 || 1000;
