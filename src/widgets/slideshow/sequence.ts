/** 1 for the next slide, -1 for the previous one. */
export type Step = 1 | -1;

/** Returns the index of the slide to show. There is at least one. */
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

/** The step of a swipe by its pixels to the right and down; 0 for a tap or a vertical scroll. */
export function swipeStep( right: number, down: number ): Step | 0 {
	if (
		Math.abs( right ) < SWIPE_THRESHOLD ||
		Math.abs( right ) < Math.abs( down )
	) {
		return 0;
	}
	return right < 0 ? 1 : -1;
}
