export const UNITS = [ 'days', 'hours', 'minutes', 'seconds' ] as const;

export type Unit = ( typeof UNITS )[ number ];

/** What is left until a moment, in whole units. */
export type TimeLeft = Readonly< Record< Unit, number > >;

/**
 * The whole seconds until a moment. A second that has begun counts: the last one
 * is shown as 1.
 *
 * @param end Of the countdown, in Unix milliseconds; NaN counts as over.
 * @param now In Unix milliseconds.
 * @return 0 when it is over.
 */
export const secondsLeft = ( end: number, now: number ): number =>
	end > now ? Math.ceil( ( end - now ) / 1000 ) : 0;

/**
 * @param seconds That are left.
 */
export function toUnits( seconds: number ): TimeLeft {
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
