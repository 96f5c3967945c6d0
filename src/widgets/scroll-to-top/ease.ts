/**
 * Where a page stands on its way up.
 *
 * @param from     Pixels that it was scrolled.
 * @param elapsed  Milliseconds since.
 * @param duration Milliseconds of the whole way (spec §9: 400).
 * @return Pixels: `from` at the beginning, 0 from the duration's end on.
 */
export function scrolledAt(
	from: number,
	elapsed: number,
	duration: number
): number {
	const left = Math.min( Math.max( 1 - elapsed / duration, 0 ), 1 );
	// NaN, where there is no way to go at all.
	return from * left ** 3 || 0;
}
