import {
	defaultRangeExtractor,
	useVirtualizer,
	type Range,
	type ReactVirtualizer,
	type Virtualizer,
} from '@tanstack/react-virtual';
import { listen } from '@vitrina/core';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { SearchState } from '../sheet/search-state';

/** Height in pixels of a row whose name and address take one line each. */
const usualHeight = 48;

type Rows = ReactVirtualizer< HTMLDivElement, HTMLDivElement >;

/** Takes the height from the observer's entry: reading it would force a layout. */
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
	// In a closed sheet the height of each row is 0.
	return height || known || usualHeight;
}

/** Adds the active row to the rows in view: `aria-activedescendant` refers to it. */
function addActive( range: Range, active: number | undefined ): number[] {
	const lines = defaultRangeExtractor( range );
	return active === undefined || lines.includes( active )
		? lines
		: [ ...lines, active ].sort( ( one, other ) => one - other );
}

/**
 * Which lines are in the page, and their positions. New results are shown from the
 * top; an active option that was reached by keys is scrolled into view.
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

	// Until the shopper scrolls: a phone's keyboard reduces the height of the list.
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
			// Show its heading too.
			virtual.scrollToOffset( 0 );
		} else if ( activeLine !== undefined ) {
			virtual.scrollToIndex( activeLine, {
				align: align === 'center' ? 'center' : 'auto',
			} );
		}
	}, [ virtual, rows, active, activeLine, align, height ] );
	useEffect( () => {
		const onScroll = () => {
			isFollowed.current = false;
		};
		return listen( list.current!, 'wheel touchmove pointerdown', onScroll, {
			passive: true,
		} );
	}, [ list ] );

	useEffect( () => {
		// A browser may reset the scroll position of an element that was not displayed.
		if ( isOpen && list.current && virtual.scrollOffset ) {
			list.current.scrollTop = virtual.scrollOffset;
		}
	}, [ virtual, list, isOpen ] );

	return virtual;
}
