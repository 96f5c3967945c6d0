/** 1 for the next slide, -1 for the previous one. */
export type Step = 1 | -1;

/**
 * Returns the index of the slide to show.
 *
 * @param at    Index of the current slide.
 * @param count Number of slides, at least 1.
 * @param step  1 or −1.
 * @param loop  Whether the first slide follows the last.
 */
export function nextSlide(
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

/** In pixels (spec §9). */
const SWIPE_THRESHOLD = 30;

/**
 * Returns the step of a swipe.
 *
 * @param right Pixels moved to the right.
 * @param down  Pixels moved down.
 * @return 0 for a tap or a vertical scroll.
 */
export function swipeStep( right: number, down: number ): Step | 0 {
	if (
		Math.abs( right ) < SWIPE_THRESHOLD ||
		Math.abs( right ) < Math.abs( down )
	) {
		return 0;
	}
	return right < 0 ? 1 : -1;
}
