import fc from 'fast-check';
import {
	LONGEST_DELAY,
	noTurns,
	step,
	type Deed,
	type Happening,
	type Turns,
} from '../turns';

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
	turns: Turns = noTurns;
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
		if ( isRead && this.turns.waiting.some( ( turn ) => turn.isRead ) ) {
			return;
		}
		const id = ++this.last;
		if ( isRead ) {
			this.reads.add( id );
		} else {
			this.writes.push( id );
		}
		this.happen( { type: 'wanted', turn: { id, isRead } } );
	}

	/** The server works on the oldest request and answers. */
	answer(): void {
		const [ flight ] = this.turns.inFlight;
		if ( ! flight ) {
			return;
		}
		this.work( flight.id );
		const isAlone = this.turns.inFlight.length === 1;
		this.shown = isAlone ? this.held : this.shown;
		this.happen( { type: 'answered', id: flight.id, isTelling: true } );
	}

	/** The answer is lost, before or after the server has done its work. */
	lose( isWorked: boolean, isSilent: boolean ): void {
		const [ flight ] = this.turns.inFlight;
		if ( flight ) {
			if ( isWorked ) {
				this.work( flight.id );
			}
			this.happen( { type: 'lost', id: flight.id, isSilent } );
		}
	}

	work( id: number ): void {
		if ( ! this.reads.has( id ) ) {
			must( ! this.done.has( id ), 'done once' );
			this.done.add( id );
			this.held++;
		}
	}

	happen( event: Happening ): void {
		const before = this.turns;
		const [ after, deeds ] = step( before, event );
		this.turns = after;
		const isClosing = event.type === 'closing';
		deeds.forEach( ( deed ) => this.act( deed, isClosing ) );
		if ( ! this.isClosed ) {
			must( this.turns.inFlight.length <= 1, 'one at a time' );
		}
	}

	private act( deed: Deed, isClosing: boolean ): void {
		switch ( deed.do ) {
			case 'send':
				must( ! this.sent.includes( deed.id ), 'sent once' );
				if ( ! isClosing && ! this.reads.has( deed.id ) ) {
					// Nothing is written on top of what nobody knows.
					must(
						! [ 'lost', 'offline' ].includes(
							this.turns.knowledge
						),
						'read before it is written'
					);
				}
				this.sent.push( deed.id );
				break;
			case 'settle':
			case 'drop':
			case 'lose':
				// Every caller hears, once.
				must( ! this.told.has( deed.id ), 'told once' );
				this.told.set( deed.id, deed.do );
				if ( deed.do !== 'settle' ) {
					must( ! this.sent.includes( deed.id ), 'sent once' );
				}
				break;
			case 'read':
				this.want( true );
				break;
			case 'read later':
				must( deed.after <= LONGEST_DELAY, 'not for ever' );
				this.hasReadTimer = true;
				break;
			case 'hurry':
				this.hasPatienceTimer = true;
		}
	}

	/** From here on all goes well. */
	settleDown(): void {
		for ( let turn = 0; turn < 500; turn++ ) {
			if ( this.turns.inFlight.length > 0 ) {
				this.answer();
			} else if ( this.hasReadTimer ) {
				this.hasReadTimer = false;
				this.happen( { type: 'due' } );
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
			.map( ( [ isWorked, isSilent ] ) => ( {
				run: ( m: Model ) => m.lose( isWorked, isSilent ),
				name: `lose ${ isWorked ? 'after' : 'before' }${ isSilent ? ', silent' : '' }`,
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
		run: ( m: Model ) => m.happen( { type: 'online' } ),
		name: 'online',
	} ),
	fc.constant( {
		run( m: Model ) {
			if ( m.hasReadTimer ) {
				m.hasReadTimer = false;
				m.happen( { type: 'due' } );
			}
		},
		name: 'due',
	} ),
	fc.constant( {
		run( m: Model ) {
			if ( m.hasPatienceTimer ) {
				m.hasPatienceTimer = false;
				m.happen( { type: 'impatient' } );
				must( m.turns.held.length === 0, 'nobody is held' );
			}
		},
		name: 'impatient',
	} ),
	fc.constant( {
		// A newer quantity has taken the place of the one whose turn it was.
		run( m: Model ) {
			const [ flight ] = m.turns.inFlight;
			if ( flight && ! flight.isRead ) {
				m.happen( { type: 'unsent', id: flight.id } );
			}
		},
		name: 'superseded',
	} ),
	fc.constant( {
		run( m: Model ) {
			const ids = m.turns.waiting
				.filter( ( { isRead } ) => ! isRead )
				.map( ( { id } ) => id );
			m.happen( { type: 'dropped', ids: ids.slice( 0, 1 ) } );
		},
		name: 'drop',
	} ),
	fc.constant( {
		run( m: Model ) {
			m.isClosed = true;
			m.happen( { type: 'closing' } );
			must(
				m.turns.waiting.every( ( { isRead } ) => isRead ),
				'all is sent'
			);
		},
		name: 'page closes',
	} )
);
