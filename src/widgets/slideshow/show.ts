import { createStore, type Store } from '@vitrina/react';
import { follow, type Step } from './sequence';

export interface ShowState {
	/** The slide that shows, from 0. */
	readonly at: number;
	/**
	 * Where a row of slides has to scroll to; a new object for each request. Null
	 * until the first one.
	 */
	readonly request: { readonly to: number } | null;
}

export interface ShowActions {
	/** Shows the slide that follows; false where none does. */
	readonly go: ( step: Step ) => boolean;
	/** A visitor has scrolled the row to a slide. */
	readonly scrolledTo: ( at: number ) => void;
}

/**
 * The store of a slideshow: which slide shows.
 *
 * @param count How many there are.
 * @param loop  Whether the first follows the last.
 */
export const createShow = (
	count: number,
	loop: boolean
): Store< ShowState, ShowActions > =>
	createStore< ShowState, ShowActions >(
		{ at: 0, request: null },
		( { get, set } ) => ( {
			go( step ) {
				const { at } = get();
				const to = follow( at, count, step, loop );
				set( { at: to, request: { to } } );
				return to !== at;
			},
			scrolledTo: ( at ) => set( { at } ),
		} )
	);
