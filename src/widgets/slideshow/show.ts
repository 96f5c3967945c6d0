import { createStore, type Store } from '@vitrina/react';
import { nextSlide, type Step } from './sequence';

export interface ShowState {
	/** Index of the current slide. */
	readonly at: number;
	/** The slide to scroll to; a new object for each request. Null until the first request. */
	readonly request: { readonly to: number } | null;
}

export interface ShowActions {
	/** Shows the next or previous slide; returns false if there is none. */
	readonly go: ( step: Step ) => boolean;
	/** Sets the slide that the visitor has scrolled to. */
	readonly scrolledTo: ( at: number ) => void;
}

export const createShow = (
	count: number,
	loop: boolean
): Store< ShowState, ShowActions > =>
	createStore< ShowState, ShowActions >(
		{ at: 0, request: null },
		( { get, set } ) => ( {
			go( step ) {
				const { at } = get();
				const to = nextSlide( at, count, step, loop );
				set( { at: to, request: { to } } );
				return to !== at;
			},
			scrolledTo: ( at ) => set( { at } ),
		} )
	);
