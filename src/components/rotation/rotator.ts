import type { Cleanup } from '@vitrina/core';
import { createStore } from '@vitrina/react';
import {
	initialRotation,
	next,
	statusOf,
	type RotationEvent,
	type RotationStatus,
} from './rotation';

export interface RotatorOptions {
	/** Milliseconds between two steps. */
	readonly interval: number;
	/** Advances by one; returns false at the end. */
	readonly step: () => boolean;
	/** Whether it starts only when the visitor presses play. */
	readonly isStopped?: boolean;
}

/** Autoplay: its state, and the timer that depends on it. */
export interface Rotator {
	readonly status: () => RotationStatus;
	readonly subscribe: ( listener: () => void ) => Cleanup;
	readonly dispatch: ( event: RotationEvent ) => void;
	/** Called when the visitor uses the controls. */
	readonly stop: () => void;
	readonly play: () => void;
	/** Starts the timer; returns a function that stops it. */
	readonly run: () => Cleanup;
}

export function createRotator( {
	interval,
	step,
	isStopped = false,
}: RotatorOptions ): Rotator {
	const store = createStore(
		initialRotation( isStopped ),
		( { get, set } ) => ( {
			dispatch: ( event: RotationEvent ) => set( next( get(), event ) ),
		} )
	);
	const { dispatch } = store.actions;
	const status = () => statusOf( store.get() );
	let timer = 0;

	const schedule = () => {
		window.clearTimeout( timer );
		if ( status() === 'playing' ) {
			timer = window.setTimeout( tick, interval );
		}
	};
	const tick = () => ( step() ? schedule() : dispatch( { type: 'stop' } ) );

	return {
		status,
		subscribe: store.subscribe,
		dispatch,
		stop: () => dispatch( { type: 'stop' } ),
		play: () => dispatch( { type: 'play' } ),
		run() {
			const unsubscribe = store.subscribe( schedule );
			schedule();
			return () => {
				unsubscribe();
				window.clearTimeout( timer );
			};
		},
	};
}
