/**
 * The state machine of the cart queue: which job is sent next, and whether the
 * server's cart is known. It has no requests, timers or DOM.
 *
 * A job waits, is in flight, and ends: responded, unsent, dropped, or lost when
 * no usable response came. After a lost write the cart's content is unknown, so
 * it is read before anything else is sent; an old write could be processed last.
 */

export interface QueuedJob {
	readonly id: number;
	/** It only reads the cart; its response is always correct. */
	readonly isRead: boolean;
}

/**
 * Whether the server's cart is known. `lost`: a response did not come, or did
 * not show the cart. `offline`: the read got no response either. `unreadable`:
 * the read got a response that is not a cart.
 */
export type SyncState = 'known' | 'lost' | 'offline' | 'unreadable';

export interface QueueState {
	readonly waiting: readonly QueuedJob[];
	readonly inFlight: readonly QueuedJob[];
	/** Lost jobs; their callers are notified after the next read. */
	readonly deferred: readonly number[];
	readonly sync: SyncState;
	/** Milliseconds until the cart is read again. */
	readonly delay: number;
	/** How many more times a known cart is read again. */
	readonly checks: number;
}

export type QueueEvent =
	| { readonly type: 'added'; readonly job: QueuedJob }
	| { readonly type: 'dropped'; readonly ids: readonly number[] }
	| {
			readonly type: 'responded';
			readonly id: number;
			/** Whether the response contains the current cart. */
			readonly showsCart: boolean;
	  }
	/** The job was not sent: a newer one replaced it, or the sending script did not load. */
	| { readonly type: 'unsent'; readonly id: number }
	| {
			readonly type: 'lost';
			readonly id: number;
			/** There was no connection, or the request timed out. */
			readonly hasNoResponse: boolean;
	  }
	/** The grace period of the deferred jobs is over. */
	| { readonly type: 'grace-over' }
	/** The read timer fired, or the connection is back. */
	| { readonly type: 'due' | 'online' }
	/** The page is being unloaded: waiting jobs are sent now or never. */
	| { readonly type: 'closing' };

export type Effect =
	| {
			readonly type: 'send' | 'settle' | 'drop' | 'lose';
			readonly id: number;
	  }
	| { readonly type: 'read' }
	| { readonly type: 'read-later' | 'start-grace'; readonly after: number };

type Step = readonly [ QueueState, readonly Effect[] ];

/** Milliseconds from a failed read to the next one; doubled each time, up to the longest. */
export const FIRST_DELAY = 2000;
export const LONGEST_DELAY = 30_000;

/** How long a failure is not shown, because a read may still correct it (milliseconds). */
export const GRACE_PERIOD = 500;

/**
 * After a request without a response: milliseconds from one read of the cart to the
 * next, from the last entry to the first. A slow server may still process the aborted
 * request after the first read.
 */
export const LATE_CHECKS = [ 15_000, 5000, 2000 ] as const;

export const initialState: QueueState = {
	waiting: [],
	inFlight: [],
	deferred: [],
	sync: 'known',
	delay: FIRST_DELAY,
	checks: 0,
};

/** Gives the next state and the effects to perform. */
export function step( state: QueueState, event: QueueEvent ): Step {
	switch ( event.type ) {
		case 'added':
			return sendNext( [], {
				...state,
				waiting: [ ...state.waiting, event.job ],
			} );
		case 'dropped':
			return drop( state, event.ids );
		case 'responded':
			// A read that does not show the cart has failed.
			return ! event.showsCart && isRead( state, event.id )
				? lose( state, { id: event.id, hasNoResponse: false } )
				: sendNext( ...respond( state, event ) );
		case 'unsent':
			return sendNext(
				[ { type: 'settle', id: event.id } ],
				removeInFlight( state, event.id )
			);
		case 'lost':
			return lose( state, event );
		case 'grace-over':
			return [ { ...state, deferred: [] }, state.deferred.map( settle ) ];
		case 'due':
			return [ state, needsRead( state ) ? [ READ ] : [] ];
		case 'online':
			return step( { ...state, delay: FIRST_DELAY }, { type: 'due' } );
		case 'closing':
			return close( state );
	}
}

const READ: Effect = { type: 'read' };

const settle = ( id: number ): Effect => ( { type: 'settle', id } );

const needsRead = ( { sync, checks }: QueueState ) =>
	sync !== 'known' || checks > 0;

const isRead = ( { inFlight }: QueueState, id: number ) =>
	inFlight.some( ( job ) => job.id === id && job.isRead );

const removeInFlight = ( state: QueueState, id: number ): QueueState => ( {
	...state,
	inFlight: state.inFlight.filter( ( job ) => job.id !== id ),
} );

/** Sends the next job, if one may be sent. */
function sendNext( effects: readonly Effect[], state: QueueState ): Step {
	const { waiting, inFlight, sync } = state;
	const mustRead = sync === 'lost' || sync === 'offline';
	const [ first ] = waiting;
	if ( inFlight.length > 0 || ! ( first || sync === 'lost' ) ) {
		return [ state, effects ];
	}
	const next = mustRead ? waiting.find( ( job ) => job.isRead ) : first;
	if ( ! next ) {
		return [ state, [ ...effects, READ ] ];
	}
	return [
		{
			...state,
			waiting: waiting.filter( ( job ) => job !== next ),
			inFlight: [ next ],
		},
		[ ...effects, { type: 'send', id: next.id } ],
	];
}

function drop( state: QueueState, ids: readonly number[] ): Step {
	const isDropped = ( { id }: QueuedJob ) => ids.includes( id );
	return [
		{
			...state,
			waiting: state.waiting.filter( ( job ) => ! isDropped( job ) ),
		},
		state.waiting
			.filter( isDropped )
			.map( ( { id } ): Effect => ( { type: 'drop', id } ) ),
	];
}

function respond(
	before: QueueState,
	{ id, showsCart }: { id: number; showsCart: boolean }
): [ Effect[], QueueState ] {
	const state = removeInFlight( before, id );
	const effects = [ settle( id ) ];
	if ( state.inFlight.length > 0 ) {
		// This response does not include the other job: the last response shows
		// both, or a read does.
		return [ effects, { ...state, sync: 'lost' } ];
	}
	if ( ! showsCart ) {
		return [ effects, state ];
	}
	const checks = state.checks - ( isRead( before, id ) ? 1 : 0 );
	const after = LATE_CHECKS[ checks - 1 ];
	return [
		[
			...effects,
			...state.deferred.map( settle ),
			...( after ? [ { type: 'read-later', after } as const ] : [] ),
		],
		{
			...state,
			deferred: [],
			sync: 'known',
			delay: FIRST_DELAY,
			checks: Math.max( checks, 0 ),
		},
	];
}

function lose(
	before: QueueState,
	{ id, hasNoResponse }: { id: number; hasNoResponse: boolean }
): Step {
	const state = removeInFlight( before, id );
	if ( ! isRead( before, id ) ) {
		const isFirst = state.deferred.length === 0;
		return sendNext(
			isFirst ? [ { type: 'start-grace', after: GRACE_PERIOD } ] : [],
			{
				...state,
				deferred: [ ...state.deferred, id ],
				sync: 'lost',
				checks: hasNoResponse ? LATE_CHECKS.length + 1 : state.checks,
			}
		);
	}
	const retry: Effect = { type: 'read-later', after: state.delay };
	const effects: Effect[] = [
		settle( id ),
		...state.deferred.map( settle ),
		retry,
	];
	const after: QueueState = {
		...state,
		deferred: [],
		sync: hasNoResponse ? 'offline' : 'unreadable',
		delay: Math.min( state.delay * 2, LONGEST_DELAY ),
	};
	if ( ! hasNoResponse ) {
		return sendNext( effects, after );
	}
	// Each waiting job would fail after a time-out of its own, so all fail now.
	const rejected = state.waiting.map( ( job ): Effect => ( {
		type: 'lose',
		id: job.id,
	} ) );
	return [ { ...after, waiting: [] }, [ ...effects, ...rejected ] ];
}

function close( state: QueueState ): Step {
	const sent = state.waiting.filter( ( job ) => ! job.isRead );
	return [
		{
			...state,
			waiting: state.waiting.filter( ( job ) => job.isRead ),
			inFlight: [ ...state.inFlight, ...sent ],
		},
		sent.map( ( { id } ): Effect => ( { type: 'send', id } ) ),
	];
}
