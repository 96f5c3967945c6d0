/** To the next, or to the previous one. */
export type Step = 1 | -1;

/**
 * Which slide follows.
 *
 * @param at    The slide that shows, from 0.
 * @param count How many there are, at least 1.
 * @param step  1 or −1.
 * @param loop  Whether the first follows the last.
 */
export function follow(
	at: number,
	count: number,
	step: Step,
	loop: boolean
): number {
	const to = at + step;
	return loop
		? ( to + count ) % count
		: Math.min( Math.max( to, 0 ), count - 1 );
}

/** Spec §9: pixels that a finger must go. */
const THRESHOLD = 30;

/**
 * What a finger that went over a slide asks for.
 *
 * @param right Pixels to the right.
 * @param down  Pixels down.
 * @return 0 where it scrolled the page, or only touched it.
 */
export function swipeStep( right: number, down: number ): Step | 0 {
	if (
		Math.abs( right ) < THRESHOLD ||
		Math.abs( right ) < Math.abs( down )
	) {
		return 0;
	}
	return right < 0 ? 1 : -1;
}
