import { slide } from '@vitrina/react';

/** Milliseconds of one page of thumbnails (spec §9). */
const PAGE_DURATION = 600;

/** In CSS pixels: browsers round scroll positions, each in its own way. */
const SLACK = 4;

/** Turns the list by a page, in the direction in which it scrolls. */
export function turn( list: HTMLElement, pages: -1 | 1 ): void {
	const { scrollLeft, scrollTop, clientWidth, clientHeight } = list;
	// The gap belongs to the page; where there is nothing to scroll, nothing moves.
	const gap = Number.parseFloat( getComputedStyle( list ).rowGap );
	slide(
		list,
		scrollLeft + pages * ( clientWidth + gap ),
		scrollTop + pages * ( clientHeight + gap ),
		PAGE_DURATION
	);
}

/** Whether the list is scrolled to its start or its end, in either direction. */
export function measureEnds( list: HTMLElement ) {
	const now = list.scrollLeft + list.scrollTop;
	const end =
		list.scrollWidth -
		list.clientWidth +
		( list.scrollHeight - list.clientHeight );
	return { isStart: now < SLACK, isEnd: now > end - SLACK };
}

/** Scrolls the list, and not the page, until a thumbnail is seen. */
export function bringIntoView( list: HTMLElement, index: number ): void {
	const item = list.children[ index ]?.getBoundingClientRect();
	if ( ! item ) {
		return;
	}
	const box = list.getBoundingClientRect();
	const left = item.left - box.left;
	const top = item.top - box.top;
	const isSeen =
		left > -1 && top > -1 && left < box.width - 1 && top < box.height - 1;
	if ( ! isSeen ) {
		slide(
			list,
			list.scrollLeft + left,
			list.scrollTop + top,
			PAGE_DURATION
		);
	}
}
