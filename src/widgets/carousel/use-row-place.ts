import { useCallback, useSyncExternalStore, type RefObject } from 'react';
import { listen, together } from '@vitrina/core';
import {
	measure,
	placeOf,
	type RowPlace,
} from '../../components/sliding-row/row';

/**
 * Returns the scroll position of a row. The row itself is the store: it also scrolls by
 * touch, wheel and keys. `whole` in the first render, as the server prints no buttons.
 */
export function useRowPlace( row: RefObject< HTMLElement > ): RowPlace {
	const subscribe = useCallback(
		( onChange: () => void ) => {
			const { current } = row;
			if ( ! current ) {
				return () => {};
			}
			const observer = new ResizeObserver( onChange );
			observer.observe( current );
			return together(
				listen( current, 'scroll', onChange, { passive: true } ),
				() => observer.disconnect()
			);
		},
		[ row ]
	);
	return useSyncExternalStore< RowPlace >(
		subscribe,
		() => ( row.current ? placeOf( measure( row.current ) ) : 'whole' ),
		() => 'whole'
	);
}
