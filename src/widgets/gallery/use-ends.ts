import { useLayoutEffect, useState, type RefObject } from 'react';
import { listen } from '@vitrina/core';
import { measureEnds } from './thumbnail-list';

const UNKNOWN = { isKnown: false, isStart: false, isEnd: false };

/**
 * Returns whether a list is scrolled to its start or its end. It is measured only if
 * `isUsed`, because measuring forces a layout.
 */
export function useEnds( list: RefObject< HTMLElement >, isUsed: boolean ) {
	const [ ends, setEnds ] = useState( UNKNOWN );
	useLayoutEffect( () => {
		const element = list.current;
		if ( ! isUsed || ! element ) {
			return undefined;
		}
		const measure = () => {
			const { isStart, isEnd } = measureEnds( element );
			setEnds( ( before ) =>
				before.isKnown &&
				before.isStart === isStart &&
				before.isEnd === isEnd
					? before
					: { isKnown: true, isStart, isEnd }
			);
		};
		measure();
		return listen( element, 'scroll', measure, { passive: true } );
	}, [ list, isUsed ] );
	return ends;
}
