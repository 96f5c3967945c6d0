import fc from 'fast-check';
import {
	LONGEST_DELAY,
	initialState,
	step,
	type Effect,
	type QueueEvent,
	type QueueState,
} from '../queue-state';

function must( isSo: boolean, rule: string ): void {
	if ( ! isSo ) {
		throw new Error( `Broken: ${ rule }` );
	}
}

/**
 * The reference model: a server that counts, a network that breaks, a page that
 * shows what it was told, and the rules of an honest shop.
 */
export class Model {
	state: QueueState = initialState;
	/** What the server holds, and what the page shows. */
	held = 0;
	shown = 0;
	hasReadTimer = false;
	hasPatienceTimer = false;
	isClosed = false;
	readonly sent: number[] = [];
	readonly told = new Map< number, string >();
	readonly writes: number[] = [];
	/** What the server has done: never twice for one click. */
	readonly done = new Set< number >();
	private readonly reads = new Set< number >();
	private last = 0;

	want( isRead: boolean ): void {
		// Two reads in wait would say the same.
		if ( isRead && this.state.waiting.some( ( turn ) => turn.isRead ) ) {
			return;
		}
		const id = ++this.last;
		if ( isRead ) {
			this.reads.add( id );
		} else {
			this.writes.push( id );
		}
		this.dispatch( { type: 'added', job: { id, isRead } } );
	}

	/** The server works on the oldest request and answers. */
	answer(): void {
		const [ flight ] = this.state.inFlight;
		if ( ! flight ) {
			return;
		}
		this.work( flight.id );
		const isAlone = this.state.inFlight.length === 1;
		this.shown = isAlone ? this.held : this.shown;
		this.dispatch( { type: 'responded', id: flight.id, showsCart: true } );
	}

	/** The answer is lost, before or after the server has done its work. */
	lose( isWorked: boolean, hasNoResponse: boolean ): void {
		const [ flight ] = this.state.inFlight;
		if ( flight ) {
			if ( isWorked ) {
				this.work( flight.id );
			}
			this.dispatch( { type: 'lost', id: flight.id, hasNoResponse } );
		}
	}

	work( id: number ): void {
		if ( ! this.reads.has( id ) ) {
			must( ! this.done.has( id ), 'done once' );
			this.done.add( id );
			this.held++;
		}
	}

	dispatch( event: QueueEvent ): void {
		const before = this.state;
		const [ after, effects ] = step( before, event );
		this.state = after;
		const isClosing = event.type === 'closing';
		effects.forEach( ( effect ) => this.act( effect, isClosing ) );
		if ( ! this.isClosed ) {
			must( this.state.inFlight.length <= 1, 'one at a time' );
		}
	}

	private act( effect: Effect, isClosing: boolean ): void {
		switch ( effect.type ) {
			case 'send':
				must( ! this.sent.includes( effect.id ), 'sent once' );
				if ( ! isClosing && ! this.reads.has( effect.id ) ) {
					// Nothing is written on top of what nobody knows.
					must(
						! [ 'lost', 'offline' ].includes( this.state.sync ),
						'read before it is written'
					);
				}
				this.sent.push( effect.id );
				break;
			case 'settle':
			case 'drop':
			case 'lose':
				// Every caller hears, once.
				must( ! this.told.has( effect.id ), 'told once' );
				this.told.set( effect.id, effect.type );
				if ( effect.type !== 'settle' ) {
					must( ! this.sent.includes( effect.id ), 'sent once' );
				}
				break;
			case 'read':
				this.want( true );
				break;
			case 'read-later':
				must( effect.after <= LONGEST_DELAY, 'not for ever' );
				this.hasReadTimer = true;
				break;
			case 'start-grace':
				this.hasPatienceTimer = true;
		}
	}

	/** From here on all goes well. */
	settleDown(): void {
		for ( let turn = 0; turn < 500; turn++ ) {
			if ( this.state.inFlight.length > 0 ) {
				this.answer();
			} else if ( this.hasReadTimer ) {
				this.hasReadTimer = false;
				this.dispatch( { type: 'due' } );
			} else {
				return;
			}
		}
		throw new Error( 'it never comes to rest' );
	}
}

/** What can happen to a page, in any order. */
export const steps = fc.oneof(
	{
		weight: 6,
		arbitrary: fc.constant( {
			run: ( m: Model ) => m.want( false ),
			name: 'click',
		} ),
	},
	{
		weight: 5,
		arbitrary: fc.constant( {
			run: ( m: Model ) => m.answer(),
			name: 'answer',
		} ),
	},
	{
		weight: 4,
		arbitrary: fc
			.tuple( fc.boolean(), fc.boolean() )
			.map( ( [ isWorked, hasNoResponse ] ) => ( {
				run: ( m: Model ) => m.lose( isWorked, hasNoResponse ),
				name: `lose ${ isWorked ? 'after' : 'before' }${ hasNoResponse ? ', without a response' : '' }`,
			} ) ),
	},
	fc.constant( {
		// Another tab writes, and the storage event asks for a read.
		run( m: Model ) {
			m.held++;
			m.want( true );
		},
		name: 'another tab',
	} ),
	fc.constant( {
		run: ( m: Model ) => m.want( true ),
		name: 'back from bfcache',
	} ),
	fc.constant( {
		run: ( m: Model ) => m.dispatch( { type: 'online' } ),
		name: 'online',
	} ),
	fc.constant( {
		run( m: Model ) {
			if ( m.hasReadTimer ) {
				m.hasReadTimer = false;
				m.dispatch( { type: 'due' } );
			}
		},
		name: 'due',
	} ),
	fc.constant( {
		run( m: Model ) {
			if ( m.hasPatienceTimer ) {
				m.hasPatienceTimer = false;
				m.dispatch( { type: 'grace-over' } );
				must( m.state.deferred.length === 0, 'nobody is held' );
			}
		},
		name: 'grace-over',
	} ),
	fc.constant( {
		// A newer quantity has taken the place of the one whose turn it was.
		run( m: Model ) {
			const [ flight ] = m.state.inFlight;
			if ( flight && ! flight.isRead ) {
				m.dispatch( { type: 'unsent', id: flight.id } );
			}
		},
		name: 'superseded',
	} ),
	fc.constant( {
		run( m: Model ) {
			const ids = m.state.waiting
				.filter( ( { isRead } ) => ! isRead )
				.map( ( { id } ) => id );
			m.dispatch( { type: 'dropped', ids: ids.slice( 0, 1 ) } );
		},
		name: 'drop',
	} ),
	fc.constant( {
		run( m: Model ) {
			m.isClosed = true;
			m.dispatch( { type: 'closing' } );
			must(
				m.state.waiting.every( ( { isRead } ) => isRead ),
				'all is sent'
			);
		},
		name: 'page closes',
	} )
);
