import { pageTo, type RowPosition } from './paging';
import { slide } from '../slide';

/** Duration of scrolling by a page, in milliseconds; the carousel's default in spec §9. */
const DURATION = 600;

/** Scroll position of a row; `whole` if all cards fit. */
export type RowPlace = 'whole' | 'start' | 'middle' | 'end';

export function measure( row: HTMLElement ): RowPosition {
	const first = row.firstElementChild;
	const second = first?.nextElementSibling;
	return {
		at: row.scrollLeft,
		end: row.scrollWidth - row.clientWidth,
		visible: row.clientWidth,
		card:
			first && second
				? second.getBoundingClientRect().left -
					first.getBoundingClientRect().left
				: row.clientWidth,
	};
}

export function placeOf( { at, end }: RowPosition ): RowPlace {
	if ( end <= 1 ) {
		return 'whole';
	}
	if ( at <= 1 ) {
		return 'start';
	}
	return at >= end - 1 ? 'end' : 'middle';
}

/** Whether the row cannot be scrolled further. */
export const isAtEnd = ( place: RowPlace, direction: 1 | -1 ): boolean =>
	place === 'whole' || place === ( direction < 0 ? 'start' : 'end' );

/** Scrolls a row by a page, never beyond an end. */
export const turnPage = ( row: HTMLElement, direction: 1 | -1 ): void =>
	slide( row, pageTo( measure( row ), direction ), 0, DURATION );

/** Scrolls a row by a page, and from the end back to the start. */
export function turnRound( row: HTMLElement ): void {
	if ( isAtEnd( placeOf( measure( row ) ), 1 ) ) {
		slide( row, 0, 0, DURATION );
	} else {
		turnPage( row, 1 );
	}
}
