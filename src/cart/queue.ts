import { ApiError } from '@vitrina/core';
import {
	initialState,
	step,
	type Effect,
	type QueueEvent,
	type QueueState,
} from './queue-state';

export interface Queue< Job, Answer > {
	/**
	 * Queues a job; settles with its own response or error. An error is delayed
	 * until the cart has been read again, or the grace period is over.
	 */
	add: ( job: Job ) => Promise< Answer >;
	/** The promise of a job that is still waiting, so that a caller can share it. */
	waiting: ( matches: ( job: Job ) => boolean ) => Promise< Answer > | null;
	/** Removes waiting jobs; their promises reject with `aborted`. */
	drop: ( matches: ( job: Job ) => boolean ) => void;
	/** Settles when nothing is in flight and nothing waits. */
	idle: () => Promise< void >;
	/** Reads the cart again if it is not known, when the connection is back. */
	recover: () => void;
	/** Sends all waiting jobs when the page is unloaded. */
	flush: () => void;
}

export interface QueueOptions< Job, Answer > {
	/** Sends one job; only that job's caller gets its error. */
	send: ( job: Job ) => Promise< Answer >;
	/** Whether a job only reads the cart. */
	isRead: ( job: Job ) => boolean;
	showsCart: ( answer: Answer ) => boolean;
	/** Queues a read of the cart, or shares a waiting one. */
	read: () => unknown;
	/** Called when the page's cart becomes or stops being in sync with the server's. */
	onSyncChange?: ( isKnown: boolean ) => void;
}

interface Entry< Job, Answer > {
	readonly job: Job;
	readonly promise: Promise< Answer >;
	resolve: ( answer: Answer ) => void;
	reject: ( error: unknown ) => void;
	/** Settles the caller's promise. */
	notify: () => void;
}

/**
 * Sends one job at a time, in the order they came. WooCommerce writes the whole
 * session at the end of a request, so two at once would lose an item. The rules
 * are in queue-state.ts; this file performs its effects.
 */
export function createQueue< Job, Answer >(
	options: QueueOptions< Job, Answer >
): Queue< Job, Answer > {
	const entries = new Map< number, Entry< Job, Answer > >();
	const events: QueueEvent[] = [];
	let state: QueueState = initialState;
	let onIdle: Array< () => void > = [];
	let lastId = 0;
	let isStepping = false;
	let lastError: unknown;
	let readTimer: ReturnType< typeof setTimeout > | undefined;

	const isIdle = () =>
		state.inFlight.length + state.waiting.length + state.deferred.length ===
		0;

	/** An effect may dispatch another event; events are processed in order. */
	function dispatch( event: QueueEvent ) {
		events.push( event );
		if ( isStepping ) {
			return;
		}
		isStepping = true;
		const { sync } = state;
		for ( let next = events.shift(); next; next = events.shift() ) {
			const [ nextState, effects ] = step( state, next );
			state = nextState;
			effects.forEach( perform );
		}
		isStepping = false;
		if ( state.sync !== sync ) {
			options.onSyncChange?.( state.sync === 'known' );
		}
		if ( isIdle() ) {
			const all = onIdle;
			onIdle = [];
			all.forEach( ( resolve ) => resolve() );
		}
	}

	function perform( effect: Effect ) {
		switch ( effect.type ) {
			case 'send':
				void send( effect.id );
				break;
			case 'settle':
				removeEntry( effect.id )?.notify();
				break;
			case 'drop':
				removeEntry( effect.id )?.reject(
					new ApiError( 'aborted', 0, '' )
				);
				break;
			case 'lose':
				removeEntry( effect.id )?.reject( lastError );
				break;
			case 'read':
				options.read();
				break;
			case 'read-later':
				clearTimeout( readTimer );
				readTimer = setTimeout(
					() => dispatch( { type: 'due' } ),
					effect.after
				);
				break;
			case 'start-grace':
				setTimeout(
					() => dispatch( { type: 'grace-over' } ),
					effect.after
				);
		}
	}

	function removeEntry( id: number ) {
		const entry = entries.get( id );
		entries.delete( id );
		return entry;
	}

	async function send( id: number ) {
		const entry = entries.get( id ) as Entry< Job, Answer >;
		try {
			const response = await options.send( entry.job );
			entry.notify = () => entry.resolve( response );
			const showsCart = options.showsCart( response );
			dispatch( { type: 'responded', id, showsCart } );
		} catch ( error ) {
			const { code, status } = Object( error );
			entry.notify = () => entry.reject( error );
			if (
				code === 'aborted' ||
				( code === 'not_loaded' && navigator.onLine )
			) {
				dispatch( { type: 'unsent', id } );
				return;
			}
			lastError = error;
			dispatch( { type: 'lost', id, hasNoResponse: status === 0 } );
		}
	}

	const findWaiting = ( matches: ( job: Job ) => boolean ) =>
		state.waiting
			.map( ( { id } ) => id )
			.filter( ( id ) => matches( entries.get( id )!.job ) );

	return {
		add( job ) {
			const entry = { job, notify() {} } as Entry< Job, Answer >;
			const promise = new Promise< Answer >( ( resolve, reject ) =>
				Object.assign( entry, { resolve, reject } )
			);
			const id = ++lastId;
			entries.set( id, Object.assign( entry, { promise } ) );
			dispatch( {
				type: 'added',
				job: { id, isRead: options.isRead( job ) },
			} );
			return promise;
		},
		waiting( matches ) {
			const [ id ] = findWaiting( matches );
			return id === undefined ? null : entries.get( id )!.promise;
		},
		drop: ( matches ) =>
			dispatch( { type: 'dropped', ids: findWaiting( matches ) } ),
		idle: () =>
			isIdle()
				? Promise.resolve()
				: new Promise( ( resolve ) => onIdle.push( resolve ) ),
		recover: () => dispatch( { type: 'online' } ),
		flush: () => dispatch( { type: 'closing' } ),
	};
}
