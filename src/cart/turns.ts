/**
 * Whose turn it is among all that touches the cart, and what is known of the
 * cart: a state machine without requests, timers or a page.
 *
 * A turn waits, is in flight, and ends: answered, unsent, dropped, or lost when
 * no usable answer came. After a lost one nobody knows what the cart holds, so it
 * is read before anything else is sent; an old write could land last.
 */

export interface Turn {
	readonly id: number;
	/** Only shows the cart; whatever it says is the truth. */
	readonly isRead: boolean;
}

/**
 * What is known of the server's cart: `lost`, an answer was, or it told too
 * little; `offline`, no answer to the read either; `unreadable`, the read was
 * answered with something else.
 */
export type Knowledge = 'known' | 'lost' | 'offline' | 'unreadable';

export interface Turns {
	readonly waiting: readonly Turn[];
	readonly inFlight: readonly Turn[];
	/** Lost ones whose callers hear of it with the read after them. */
	readonly held: readonly number[];
	readonly knowledge: Knowledge;
	/** Until the cart is read again, in milliseconds. */
	readonly delay: number;
	/** How often a cart that is known is read again all the same. */
	readonly checks: number;
}

export type Happening =
	| { readonly type: 'wanted'; readonly turn: Turn }
	| { readonly type: 'dropped'; readonly ids: readonly number[] }
	| {
			readonly type: 'answered';
			readonly id: number;
			/** Whether the answer shows the cart as it is now. */
			readonly isTelling: boolean;
	  }
	/** Something newer took its place before it was sent. */
	| { readonly type: 'unsent'; readonly id: number }
	| {
			readonly type: 'lost';
			readonly id: number;
			/** No answer at all: no connection, or none in time. */
			readonly isSilent: boolean;
	  }
	/** The held ones have waited long enough for the read. */
	| { readonly type: 'impatient' }
	/** The time has come to read again, or the connection is back. */
	| { readonly type: 'due' | 'online' }
	/** The page goes: what waits is sent now or never. */
	| { readonly type: 'closing' };

export type Deed =
	| { readonly do: 'send' | 'settle' | 'drop' | 'lose'; readonly id: number }
	| { readonly do: 'read' }
	| { readonly do: 'read later' | 'hurry'; readonly after: number };

type Step = readonly [ Turns, readonly Deed[] ];

export const FIRST_DELAY = 2000;
export const LONGEST_DELAY = 30_000;

/** So long a shopper is not told of a failure, while the truth may yet come. */
export const PATIENCE = 500;

/**
 * When the cart is read again after no answer came: a request that was given up
 * may still stand in line at a slow server, and land after the first read.
 */
export const LATE_CHECKS = [ 15_000, 5000, 2000 ] as const;

export const noTurns: Turns = {
	waiting: [],
	inFlight: [],
	held: [],
	knowledge: 'known',
	delay: FIRST_DELAY,
	checks: 0,
};

/**
 * What becomes of the turns, and what is to be done.
 *
 * @param turns The turns so far.
 * @param event What has happened.
 */
export function step( turns: Turns, event: Happening ): Step {
	switch ( event.type ) {
		case 'wanted':
			return then( [], {
				...turns,
				waiting: [ ...turns.waiting, event.turn ],
			} );
		case 'dropped':
			return drop( turns, event.ids );
		case 'answered':
			// A read that shows nothing is none.
			return ! event.isTelling && isRead( turns, event.id )
				? lose( turns, { id: event.id, isSilent: false } )
				: then( ...answer( turns, event ) );
		case 'unsent':
			return then(
				[ { do: 'settle', id: event.id } ],
				land( turns, event.id )
			);
		case 'lost':
			return lose( turns, event );
		case 'impatient':
			return [ { ...turns, held: [] }, turns.held.map( settle ) ];
		case 'due':
			return [ turns, isInDoubt( turns ) ? [ READ ] : [] ];
		case 'online':
			return step( { ...turns, delay: FIRST_DELAY }, { type: 'due' } );
		case 'closing':
			return close( turns );
	}
}

const READ: Deed = { do: 'read' };

const settle = ( id: number ): Deed => ( { do: 'settle', id } );

const isInDoubt = ( { knowledge, checks }: Turns ) =>
	knowledge !== 'known' || checks > 0;

const isRead = ( { inFlight }: Turns, id: number ) =>
	inFlight.some( ( turn ) => turn.id === id && turn.isRead );

const land = ( turns: Turns, id: number ): Turns => ( {
	...turns,
	inFlight: turns.inFlight.filter( ( turn ) => turn.id !== id ),
} );

/** Sends the next one, if there is one whose turn it is. */
function then( deeds: readonly Deed[], turns: Turns ): Step {
	const { waiting, inFlight, knowledge } = turns;
	const mustRead = knowledge === 'lost' || knowledge === 'offline';
	const [ first ] = waiting;
	if ( inFlight.length > 0 || ! ( first || knowledge === 'lost' ) ) {
		return [ turns, deeds ];
	}
	const next = mustRead ? waiting.find( ( turn ) => turn.isRead ) : first;
	if ( ! next ) {
		return [ turns, [ ...deeds, READ ] ];
	}
	return [
		{
			...turns,
			waiting: waiting.filter( ( turn ) => turn !== next ),
			inFlight: [ next ],
		},
		[ ...deeds, { do: 'send', id: next.id } ],
	];
}

function drop( turns: Turns, ids: readonly number[] ): Step {
	const isDropped = ( { id }: Turn ) => ids.includes( id );
	return [
		{
			...turns,
			waiting: turns.waiting.filter( ( turn ) => ! isDropped( turn ) ),
		},
		turns.waiting
			.filter( isDropped )
			.map( ( { id } ): Deed => ( { do: 'drop', id } ) ),
	];
}

function answer(
	before: Turns,
	{ id, isTelling }: { id: number; isTelling: boolean }
): [ Deed[], Turns ] {
	const turns = land( before, id );
	const deeds = [ settle( id ) ];
	if ( turns.inFlight.length > 0 ) {
		// The other one's outcome is not in this answer: the last one shows both,
		// or, if none of them does, a read.
		return [ deeds, { ...turns, knowledge: 'lost' } ];
	}
	if ( ! isTelling ) {
		return [ deeds, turns ];
	}
	const checks = turns.checks - ( isRead( before, id ) ? 1 : 0 );
	const after = LATE_CHECKS[ checks - 1 ];
	return [
		[
			...deeds,
			...turns.held.map( settle ),
			...( after ? [ { do: 'read later', after } as const ] : [] ),
		],
		{
			...turns,
			held: [],
			knowledge: 'known',
			delay: FIRST_DELAY,
			checks: Math.max( checks, 0 ),
		},
	];
}

function lose(
	before: Turns,
	{ id, isSilent }: { id: number; isSilent: boolean }
): Step {
	const turns = land( before, id );
	if ( ! isRead( before, id ) ) {
		const isFirst = turns.held.length === 0;
		return then( isFirst ? [ { do: 'hurry', after: PATIENCE } ] : [], {
			...turns,
			held: [ ...turns.held, id ],
			knowledge: 'lost',
			checks: isSilent ? LATE_CHECKS.length + 1 : turns.checks,
		} );
	}
	const again: Deed = { do: 'read later', after: turns.delay };
	const deeds: Deed[] = [ settle( id ), ...turns.held.map( settle ), again ];
	const after: Turns = {
		...turns,
		held: [],
		knowledge: isSilent ? 'offline' : 'unreadable',
		delay: Math.min( turns.delay * 2, LONGEST_DELAY ),
	};
	if ( ! isSilent ) {
		return then( deeds, after );
	}
	// Whoever waits hears now what they would hear after a time-out each.
	const refused = turns.waiting.map( ( turn ): Deed => ( {
		do: 'lose',
		id: turn.id,
	} ) );
	return [ { ...after, waiting: [] }, [ ...deeds, ...refused ] ];
}

function close( turns: Turns ): Step {
	const sent = turns.waiting.filter( ( turn ) => ! turn.isRead );
	return [
		{
			...turns,
			waiting: turns.waiting.filter( ( turn ) => turn.isRead ),
			inFlight: [ ...turns.inFlight, ...sent ],
		},
		sent.map( ( { id } ): Deed => ( { do: 'send', id } ) ),
	];
}
