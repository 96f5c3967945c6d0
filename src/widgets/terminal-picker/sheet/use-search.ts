import {
	useEffect,
	useLayoutEffect,
	useReducer,
	useRef,
	type Dispatch,
} from 'react';
import type { Index } from '../../../search/match';
import type { Terminal } from '../terminals';
import { rehearse } from './rehearse';
import {
	searchReducer,
	startSearch,
	type SearchEvent,
	type SearchState,
} from './search-state';

/**
 * The search of one sheet. Each opening begins anew, and is made ready while the
 * sheet is closed.
 *
 * @param index    All terminals. Another list needs another component.
 * @param chosenId Of the terminal chosen before.
 * @param isOpen   Whether somebody looks at it.
 */
export function useSearch(
	index: Index< Terminal >,
	chosenId: string | undefined,
	isOpen: boolean
): readonly [ SearchState, Dispatch< SearchEvent > ] {
	const [ state, dispatch ] = useReducer( searchReducer, undefined, () =>
		startSearch( index, chosenId )
	);
	const isRehearsed = useRef( false );

	useEffect( () => {
		if ( isOpen ) {
			isRehearsed.current = true;
			return undefined;
		}
		const start = () => dispatch( { type: 'started', chosenId } );
		start();
		return isRehearsed.current
			? undefined
			: rehearse(
					( query ) => dispatch( { type: 'rehearsed', query } ),
					() => {
						isRehearsed.current = true;
						start();
					}
				);
	}, [ isOpen, chosenId ] );

	const isInterrupted = isOpen && state.isRehearsal;
	useLayoutEffect( () => {
		if ( isInterrupted ) {
			dispatch( { type: 'started', chosenId } );
		}
	}, [ isInterrupted, chosenId ] );

	return [ state, dispatch ];
}
