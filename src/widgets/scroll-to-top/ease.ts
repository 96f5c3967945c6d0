/**
 * Returns the scroll position during the animation to the top, in pixels: 0 once the
 * duration has passed (in milliseconds; spec §9: 400).
 */
export function scrolledAt(
	from: number,
	elapsed: number,
	duration: number
): number {
	const left = Math.min( Math.max( 1 - elapsed / duration, 0 ), 1 );
	// NaN if elapsed time and duration are 0.
	return from * left ** 3 || 0;
}
