export const UNITS = [ 'days', 'hours', 'minutes', 'seconds' ] as const;

export type Unit = ( typeof UNITS )[ number ];

export type TimeLeft = Readonly< Record< Unit, number > >;

/**
 * Returns the remaining whole seconds, rounded up: the last second is shown as 1; 0 when
 * the countdown is over. Unix times are in milliseconds; if `end` is NaN, it is over.
 */
export const secondsLeft = ( end: number, now: number ): number =>
	end > now ? Math.ceil( ( end - now ) / 1000 ) : 0;

export function toUnits( seconds: number ): TimeLeft {
	return {
		days: Math.floor( seconds / 86_400 ),
		hours: Math.floor( seconds / 3600 ) % 24,
		minutes: Math.floor( seconds / 60 ) % 60,
		seconds: seconds % 60,
	};
}

/**
 * Returns for how many milliseconds the shown value remains correct, 1 to 1000. `end` and
 * `now` are Unix times in milliseconds; `end` is the later one.
 */
export const untilNextSecond = ( end: number, now: number ): number =>
	( end - now ) % 1000 || 1000;
