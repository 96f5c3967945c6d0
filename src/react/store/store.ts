import type { Cleanup } from '@vitrina/core';

export interface Store< State, Actions > {
	get: () => State;
	subscribe: ( listener: () => void ) => Cleanup;
	actions: Actions;
}

export interface StoreTools< State > {
	get: () => State;
	set: ( next: Partial< State > ) => void;
}

/**
 * A small store. The state is replaced on every change and never mutated.
 *
 * @param initial The initial state.
 * @param actions Creates the functions that change the state.
 */
export function createStore< State extends object, Actions >(
	initial: State,
	actions: ( tools: StoreTools< State > ) => Actions
): Store< State, Actions > {
	let state = initial;
	const listeners = new Set< () => void >();
	const get = () => state;
	return {
		get,
		subscribe( listener ) {
			listeners.add( listener );
			return () => void listeners.delete( listener );
		},
		actions: actions( {
			get,
			set( next ) {
				const hasNews = Object.entries( next ).some(
					( [ key, value ] ) =>
						! Object.is( state[ key as keyof State ], value )
				);
				if ( hasNews ) {
					state = { ...state, ...next };
					[ ...listeners ].forEach( ( listener ) => listener() );
				}
			},
		} ),
	};
}
