import type { Cleanup } from '@vitrina/core';
import { createStore } from '@vitrina/react';
import {
	begin,
	next,
	statusOf,
	type RotationEvent,
	type RotationStatus,
} from './rotation';

export interface RotatorOptions {
	/** Milliseconds between two steps. */
	readonly interval: number;
	/** Goes one on; false at the end. */
	readonly step: () => boolean;
	/** Whether it waits for the visitor to press play. */
	readonly isStopped?: boolean;
}

/** The store of what goes on by itself: its state, and the timer that follows. */
export interface Rotator {
	readonly status: () => RotationStatus;
	readonly subscribe: ( listener: () => void ) => Cleanup;
	readonly say: ( event: RotationEvent ) => void;
	/** The visitor has taken it over. */
	readonly stop: () => void;
	readonly play: () => void;
	/** Lets the timer run; returns its end. */
	readonly run: () => Cleanup;
}

export function createRotator( {
	interval,
	step,
	isStopped = false,
}: RotatorOptions ): Rotator {
	const store = createStore( begin( isStopped ), ( { get, set } ) => ( {
		say: ( event: RotationEvent ) => set( next( get(), event ) ),
	} ) );
	const { say } = store.actions;
	const status = () => statusOf( store.get() );
	let timer = 0;

	const schedule = () => {
		window.clearTimeout( timer );
		if ( status() === 'playing' ) {
			timer = window.setTimeout( tick, interval );
		}
	};
	const tick = () => ( step() ? schedule() : say( { type: 'stop' } ) );

	return {
		status,
		subscribe: store.subscribe,
		say,
		stop: () => say( { type: 'stop' } ),
		play: () => say( { type: 'play' } ),
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
