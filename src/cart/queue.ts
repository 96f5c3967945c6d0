import { ApiError } from '@vitrina/core';
import { noTurns, step, type Deed, type Happening, type Turns } from './turns';

export interface Queue< Job, Answer > {
	/**
	 * Waits for its turn; settles with this job's own answer or error. After an
	 * error the cart has been read again by then, or that took too long.
	 */
	add: ( job: Job ) => Promise< Answer >;
	/** The promise of a job that is still waiting, to join instead of asking twice. */
	waiting: ( matches: ( job: Job ) => boolean ) => Promise< Answer > | null;
	/** Takes waiting jobs out; their callers hear `aborted`. */
	drop: ( matches: ( job: Job ) => boolean ) => void;
	/** Settles when nothing is in flight and nothing waits. */
	idle: () => Promise< void >;
	/** Reads again what is not known, now that the connection is back. */
	recover: () => void;
	/** Sends all that waits: the page goes. */
	flush: () => void;
}

export interface QueueOptions< Job, Answer > {
	/** Sends one job; whatever it throws reaches that job's caller only. */
	send: ( job: Job ) => Promise< Answer >;
	/** Whether a job only shows the cart. */
	isRead: ( job: Job ) => boolean;
	/** Whether an answer shows the cart. */
	isTelling: ( answer: Answer ) => boolean;
	/** Queues a job that shows the cart, or joins one that waits. */
	read: () => unknown;
	/** Hears whether what the page shows is what the server holds. */
	onKnowledge?: ( isKnown: boolean ) => void;
}

interface Entry< Job, Answer > {
	readonly job: Job;
	readonly promise: Promise< Answer >;
	resolve: ( answer: Answer ) => void;
	reject: ( error: unknown ) => void;
	/** Tells the caller, when their time has come. */
	tell: () => void;
}

/**
 * Sends one job at a time, in the order they came. WooCommerce writes the whole
 * session at the end of a request, so two at once would lose an item. Whose turn
 * it is, turns.ts says; this is its hands.
 *
 * @param options How to send, and what a job is.
 */
export function createQueue< Job, Answer >(
	options: QueueOptions< Job, Answer >
): Queue< Job, Answer > {
	const entries = new Map< number, Entry< Job, Answer > >();
	const events: Happening[] = [];
	let turns: Turns = noTurns;
	let resting: Array< () => void > = [];
	let last = 0;
	let isStepping = false;
	let lastError: unknown;
	let readTimer: ReturnType< typeof setTimeout > | undefined;

	const isIdle = () =>
		turns.inFlight.length + turns.waiting.length + turns.held.length === 0;

	/** A deed may bring the next event with it: one after the other. */
	function happen( event: Happening ) {
		events.push( event );
		if ( isStepping ) {
			return;
		}
		isStepping = true;
		const { knowledge } = turns;
		for ( let next = events.shift(); next; next = events.shift() ) {
			const [ after, deeds ] = step( turns, next );
			turns = after;
			deeds.forEach( act );
		}
		isStepping = false;
		if ( turns.knowledge !== knowledge ) {
			options.onKnowledge?.( turns.knowledge === 'known' );
		}
		if ( isIdle() ) {
			const all = resting;
			resting = [];
			all.forEach( ( rest ) => rest() );
		}
	}

	function act( deed: Deed ) {
		switch ( deed.do ) {
			case 'send':
				void send( deed.id );
				break;
			case 'settle':
				end( deed.id )?.tell();
				break;
			case 'drop':
				end( deed.id )?.reject( new ApiError( 'aborted', 0, '' ) );
				break;
			case 'lose':
				end( deed.id )?.reject( lastError );
				break;
			case 'read':
				options.read();
				break;
			case 'read later':
				clearTimeout( readTimer );
				readTimer = setTimeout(
					() => happen( { type: 'due' } ),
					deed.after
				);
				break;
			case 'hurry':
				setTimeout( () => happen( { type: 'impatient' } ), deed.after );
		}
	}

	function end( id: number ) {
		const entry = entries.get( id );
		entries.delete( id );
		return entry;
	}

	async function send( id: number ) {
		const entry = entries.get( id ) as Entry< Job, Answer >;
		try {
			const answer = await options.send( entry.job );
			entry.tell = () => entry.resolve( answer );
			const isTelling = options.isTelling( answer );
			happen( { type: 'answered', id, isTelling } );
		} catch ( error ) {
			const { code, status } = Object( error );
			entry.tell = () => entry.reject( error );
			if (
				code === 'aborted' ||
				( code === 'not_loaded' && navigator.onLine )
			) {
				happen( { type: 'unsent', id } );
				return;
			}
			lastError = error;
			happen( { type: 'lost', id, isSilent: status === 0 } );
		}
	}

	const matching = ( matches: ( job: Job ) => boolean ) =>
		turns.waiting
			.map( ( { id } ) => id )
			.filter( ( id ) => matches( entries.get( id )!.job ) );

	return {
		add( job ) {
			const entry = { job, tell() {} } as Entry< Job, Answer >;
			const promise = new Promise< Answer >( ( resolve, reject ) =>
				Object.assign( entry, { resolve, reject } )
			);
			const id = ++last;
			entries.set( id, Object.assign( entry, { promise } ) );
			happen( {
				type: 'wanted',
				turn: { id, isRead: options.isRead( job ) },
			} );
			return promise;
		},
		waiting( matches ) {
			const [ id ] = matching( matches );
			return id === undefined ? null : entries.get( id )!.promise;
		},
		drop: ( matches ) =>
			happen( { type: 'dropped', ids: matching( matches ) } ),
		idle: () =>
			isIdle()
				? Promise.resolve()
				: new Promise( ( resolve ) => resting.push( resolve ) ),
		recover: () => happen( { type: 'online' } ),
		flush: () => happen( { type: 'closing' } ),
	};
}
