import type { Heights } from './heights';

/** What is seen of a list. In pixels. */
export interface View {
	/** How far it is scrolled. */
	readonly top: number;
	readonly height: number;
}

/** A half-open stretch of lines. */
export interface Window {
	readonly start: number;
	readonly end: number;
}

/** "nearest" does not scroll at all where the line is in view. */
export type Align = 'nearest' | 'center';

/** Pixels that are ready above and below what is seen. */
const margin = 96;

/** The lines that have to be in the page. */
export function toWindow( heights: Heights, { top, height }: View ): Window {
	return heights.count === 0
		? { start: 0, end: 0 }
		: {
				start: heights.findLine( top - margin ),
				end: heights.findLine( top + height + margin ) + 1,
			};
}

/** How far to scroll so that a line can be seen. */
export function toScrollTop(
	heights: Heights,
	view: View,
	line: number,
	align: Align
): number {
	const start = heights.getTop( line );
	const rest = view.height - heights.get( line );
	const highest = align === 'center' ? start - rest / 2 : start - rest;
	const lowest = align === 'center' ? highest : start;
	// A line higher than the view shows its beginning.
	const wanted = Math.min( Math.max( view.top, highest ), lowest );
	const end = heights.getTop( heights.count ) - view.height;
	return Math.max( 0, Math.min( wanted, end ) );
}
