import { slide } from '@vitrina/react';

/** In milliseconds, for one page of thumbnails (spec §9). */
const PAGE_DURATION = 600;

/** In CSS pixels: browsers round scroll positions differently. */
const TOLERANCE = 4;

/** Scrolls the list by a page, in its direction. */
export function scrollByPage( list: HTMLElement, pages: -1 | 1 ): void {
	const { scrollLeft, scrollTop, clientWidth, clientHeight } = list;
	// A page includes the gap. Setting the position of a non-scrolling axis has no effect.
	const gap = Number.parseFloat( getComputedStyle( list ).rowGap );
	slide(
		list,
		scrollLeft + pages * ( clientWidth + gap ),
		scrollTop + pages * ( clientHeight + gap ),
		PAGE_DURATION
	);
}

/** Returns whether the list is scrolled to its start or end, in its direction. */
export function measureEnds( list: HTMLElement ) {
	const now = list.scrollLeft + list.scrollTop;
	const end =
		list.scrollWidth -
		list.clientWidth +
		( list.scrollHeight - list.clientHeight );
	return { isStart: now < TOLERANCE, isEnd: now > end - TOLERANCE };
}

/** Scrolls the list, not the page, until a thumbnail is visible. */
export function bringIntoView( list: HTMLElement, index: number ): void {
	const item = list.children[ index ]?.getBoundingClientRect();
	if ( ! item ) {
		return;
	}
	const frame = list.getBoundingClientRect();
	const left = item.left - frame.left;
	const top = item.top - frame.top;
	const isVisible =
		left > -1 &&
		top > -1 &&
		left < frame.width - 1 &&
		top < frame.height - 1;
	if ( ! isVisible ) {
		slide(
			list,
			list.scrollLeft + left,
			list.scrollTop + top,
			PAGE_DURATION
		);
	}
}
