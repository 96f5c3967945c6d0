import {
	useEffect,
	useLayoutEffect,
	useReducer,
	useRef,
	type Dispatch,
} from 'react';
import type { Index } from '../../../search/match';
import type { Terminal } from '../terminals';
import { warmUp } from './warm-up';
import {
	searchReducer,
	startSearch,
	type SearchEvent,
	type SearchState,
} from './search-state';

/**
 * The search of one sheet. It is reset while the sheet is closed, so that each opening
 * starts with all terminals. For another list the component must be mounted anew.
 */
export function useSearch(
	index: Index< Terminal >,
	chosenId: string | undefined,
	isOpen: boolean
): readonly [ SearchState, Dispatch< SearchEvent > ] {
	const [ state, dispatch ] = useReducer( searchReducer, undefined, () =>
		startSearch( index, chosenId )
	);
	const isWarmedUp = useRef( false );

	useEffect( () => {
		if ( isOpen ) {
			isWarmedUp.current = true;
			return undefined;
		}
		const start = () => dispatch( { type: 'started', chosenId } );
		start();
		return isWarmedUp.current
			? undefined
			: warmUp(
					( query ) => dispatch( { type: 'warmedUp', query } ),
					() => {
						isWarmedUp.current = true;
						start();
					}
				);
	}, [ isOpen, chosenId ] );

	const isInterrupted = isOpen && state.isWarmUp;
	useLayoutEffect( () => {
		if ( isInterrupted ) {
			dispatch( { type: 'started', chosenId } );
		}
	}, [ isInterrupted, chosenId ] );

	return [ state, dispatch ];
}
