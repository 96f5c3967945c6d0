import { createStore } from '@vitrina/react';
import { nextSlide, type Step } from './sequence';

export interface ShowState {
	/** Index of the current slide. */
	readonly at: number;
	/** The slide to scroll to; a new object for each request. Null until the first request. */
	readonly request: { readonly to: number } | null;
}

const initial: ShowState = { at: 0, request: null };

export const createShow = ( count: number, loop: boolean ) =>
	createStore( initial, ( { get, set } ) => ( {
		/** Shows the next or previous slide; returns false if there is none. */
		go( step: Step ) {
			const { at } = get();
			const to = nextSlide( at, count, step, loop );
			set( { at: to, request: { to } } );
			return to !== at;
		},
		/** Sets the slide that the visitor has scrolled to. */
		scrolledTo: ( at: number ) => set( { at } ),
	} ) );
