import {
	defaultRangeExtractor,
	useVirtualizer,
	type Range,
	type ReactVirtualizer,
	type Virtualizer,
} from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { SearchState } from '../sheet/search-state';

/** Of a row whose name and address need one line each, in pixels. */
const usualHeight = 48;

type Rows = ReactVirtualizer< HTMLDivElement, HTMLDivElement >;

/** As the observer tells it: asking makes the browser lay out the page at once. */
function measure(
	element: HTMLDivElement,
	entry: ResizeObserverEntry | undefined,
	{
		itemSizeCache,
		indexFromElement,
	}: Virtualizer< HTMLDivElement, HTMLDivElement >
): number {
	const known = itemSizeCache.get( indexFromElement( element ) );
	const height = entry?.borderBoxSize[ 0 ]?.blockSize ?? 0;
	// In a closed sheet every row measures 0.
	return height || known || usualHeight;
}

/** The rows in view, and the active one wherever it is: the field refers to it. */
function addActive( range: Range, active: number | undefined ): number[] {
	const lines = defaultRangeExtractor( range );
	return active === undefined || lines.includes( active )
		? lines
		: [ ...lines, active ].sort( ( one, other ) => one - other );
}

/**
 * Which lines are to be in the page, and where. New rows are shown from the
 * first; an active option that keys reached is brought into view.
 *
 * @param list   The element that scrolls.
 * @param state  What is found.
 * @param isOpen Whether somebody looks at it.
 */
export function useVirtualRows(
	list: RefObject< HTMLDivElement >,
	state: SearchState,
	isOpen: boolean
): Rows {
	const { rows, align } = state;
	const { active } = state.combobox;
	const activeLine = rows.getLine( active );
	const virtual: Rows = useVirtualizer( {
		count: rows.length,
		getScrollElement: () => list.current,
		estimateSize: () => usualHeight,
		measureElement: measure,
		rangeExtractor: ( range ) => addActive( range, activeLine ),
		overscan: 2,
		directDomUpdates: true,
		directDomUpdatesMode: 'position',
	} );

	useLayoutEffect( () => {
		virtual.cancelScroll();
		if ( virtual.scrollOffset ) {
			virtual.scrollToOffset( 0 );
		}
	}, [ virtual, rows ] );

	// Until somebody scrolls: a phone's keyboard makes the list lower.
	const isFollowed = useRef( false );
	const height = virtual.scrollRect?.height;
	useLayoutEffect( () => {
		isFollowed.current = align !== undefined;
	}, [ rows, active, align ] );
	useLayoutEffect( () => {
		if ( ! align || ! isFollowed.current ) {
			return;
		}
		if ( active === 0 && align === 'nearest' ) {
			// With its heading.
			virtual.scrollToOffset( 0 );
		} else if ( activeLine !== undefined ) {
			virtual.scrollToIndex( activeLine, {
				align: align === 'center' ? 'center' : 'auto',
			} );
		}
	}, [ virtual, rows, active, activeLine, align, height ] );
	useEffect( () => {
		const element = list.current;
		const onScroll = () => {
			isFollowed.current = false;
		};
		const events = [ 'wheel', 'touchmove', 'pointerdown' ];
		events.forEach( ( name ) =>
			element?.addEventListener( name, onScroll, { passive: true } )
		);
		return () =>
			events.forEach( ( name ) =>
				element?.removeEventListener( name, onScroll )
			);
	}, [ list ] );

	useEffect( () => {
		// A browser may reset the scroll position of a box that was not displayed.
		if ( isOpen && list.current && virtual.scrollOffset ) {
			list.current.scrollTop = virtual.scrollOffset;
		}
	}, [ virtual, list, isOpen ] );

	return virtual;
}
