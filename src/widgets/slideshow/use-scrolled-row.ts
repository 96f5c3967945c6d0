import { useEffect, type RefObject } from 'react';
import { listen } from '@vitrina/core';
import { slide } from '@vitrina/react';
import type { ShowState } from './show';

interface ScrolledRow {
	/** False if the slides are stacked. */
	readonly isOn: boolean;
	/** Duration of the scrolling, in milliseconds. */
	readonly speed: number;
	readonly request: ShowState[ 'request' ];
	readonly scrolledTo: ( at: number ) => void;
}

/** Scrolls slides that are side by side, and reports scrolling by the visitor. */
export function useScrolledRow(
	container: RefObject< HTMLElement >,
	{ isOn, speed, request, scrolledTo }: ScrolledRow
): void {
	useEffect( () => {
		const row = container.current;
		if ( ! row || ! isOn ) {
			return;
		}
		const report = () =>
			scrolledTo( Math.round( row.scrollLeft / row.clientWidth ) || 0 );
		// The row may have been scrolled before hydration.
		report();
		// React 18 does not support this event.
		return listen( row, 'scrollend', report, { passive: true } );
	}, [ container, isOn, scrolledTo ] );

	useEffect( () => {
		const slides = container.current?.children as
			HTMLCollectionOf< HTMLElement > | undefined;
		const start = slides?.[ 0 ];
		const target = request && slides?.[ request.to ];
		if ( isOn && container.current && start && target ) {
			slide(
				container.current,
				target.offsetLeft - start.offsetLeft,
				0,
				speed
			);
		}
	}, [ container, isOn, request, speed ] );
}
