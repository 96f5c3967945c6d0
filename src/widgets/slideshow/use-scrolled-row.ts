import { useEffect, type RefObject } from 'react';
import { listen } from '@vitrina/core';
import { slide } from '@vitrina/react';
import type { ShowState } from './show';

interface ScrolledRow {
	/** False where the slides stand one above the other. */
	readonly isOn: boolean;
	/** Milliseconds. */
	readonly speed: number;
	readonly request: ShowState[ 'request' ];
	readonly scrolledTo: ( at: number ) => void;
}

/**
 * Slides one beside the other scroll, by the visitor or by request.
 *
 * @param box            What scrolls.
 * @param row            How.
 * @param row.isOn
 * @param row.speed
 * @param row.request
 * @param row.scrolledTo
 */
export function useScrolledRow(
	box: RefObject< HTMLElement >,
	{ isOn, speed, request, scrolledTo }: ScrolledRow
): void {
	useEffect( () => {
		const row = box.current;
		if ( ! row || ! isOn ) {
			return;
		}
		const tell = () =>
			scrolledTo( Math.round( row.scrollLeft / row.clientWidth ) || 0 );
		// It may have been scrolled before the script came.
		tell();
		// React 18 has no name for this event.
		return listen( row, 'scrollend', tell, { passive: true } );
	}, [ box, isOn, scrolledTo ] );

	useEffect( () => {
		const slides = box.current?.children as
			HTMLCollectionOf< HTMLElement > | undefined;
		const start = slides?.[ 0 ];
		const target = request && slides?.[ request.to ];
		if ( isOn && box.current && start && target ) {
			slide(
				box.current,
				target.offsetLeft - start.offsetLeft,
				0,
				speed
			);
		}
	}, [ box, isOn, request, speed ] );
}
