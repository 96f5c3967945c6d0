import fc from 'fast-check';
import {
	selectionReducer,
	startSelection,
	toSend,
	toStatus,
	type Selection,
	type SelectionEvent,
} from '../selection';

function play( saved: string, events: readonly SelectionEvent[] ): Selection {
	return events.reduce( selectionReducer, startSelection( saved ) );
}

const sent = { type: 'sent' } as const;
const saved = { type: 'saved' } as const;
const failed = { type: 'failed' } as const;
const retried = { type: 'retried' } as const;

function chosen( id: string ): SelectionEvent {
	return { type: 'chosen', id };
}

describe( 'id to send', () => {
	it.each( [ '', 'abc', '-1', '1.5', ' 1', '1e3', '１' ] )(
		'[TERM-05] never sends "%s"',
		( id ) => {
			expect( toSend( play( '', [ chosen( id ) ] ) ) ).toBeUndefined();
		}
	);

	it( '[TERM-05] does not send the id that is already saved', () => {
		expect( toSend( play( '101', [ chosen( '101' ) ] ) ) ).toBeUndefined();
		expect( toSend( play( '101', [ chosen( '102' ) ] ) ) ).toBe( '102' );
	} );

	it( '[TERM-05] is saved only after a successful request', () => {
		const state = play( '101', [ chosen( '102' ), sent ] );
		expect( state.saved ).toBe( '101' );
		expect( toStatus( state ) ).toBe( 'saving' );
		expect( selectionReducer( state, saved ).saved ).toBe( '102' );
	} );

	it( '[TERM-05] keeps the saved id after a failure and reports it', () => {
		const state = play( '101', [ chosen( '102' ), sent, failed ] );
		expect( state.saved ).toBe( '101' );
		expect( toStatus( state ) ).toBe( 'failed' );
		expect( toSend( state ) ).toBeUndefined();
		expect( toSend( selectionReducer( state, retried ) ) ).toBe( '102' );
		expect( toSend( selectionReducer( state, chosen( '102' ) ) ) ).toBe(
			'102'
		);
	} );

	it( '[TERM-05] sends the last of several choices after the first request', () => {
		const state = play( '', [
			chosen( '1' ),
			sent,
			chosen( '2' ),
			chosen( '3' ),
		] );
		expect( toSend( state ) ).toBeUndefined();
		expect( toSend( selectionReducer( state, saved ) ) ).toBe( '3' );
		expect( toSend( selectionReducer( state, failed ) ) ).toBe( '3' );
	} );
} );

type Step =
	| { readonly kind: 'choose'; readonly id: string }
	| { readonly kind: 'response'; readonly isSaved: boolean }
	| { readonly kind: 'retry' };

interface Send {
	readonly due: string;
	readonly chosen: string;
	readonly server: string;
	readonly inFlight: string | undefined;
}

/** Wrong unless it is the only request, numeric, the chosen id, and new to the server. */
function isWrong( send: Send ): boolean {
	return (
		send.inFlight !== undefined ||
		! /^\d+$/.test( send.due ) ||
		send.due !== send.chosen ||
		send.due === send.server
	);
}

const step: fc.Arbitrary< Step > = fc.oneof(
	fc
		.constantFrom( '1', '2', '3', '', 'x' )
		.map( ( id ) => ( { kind: 'choose', id } ) as const ),
	fc
		.boolean()
		.map( ( isSaved ) => ( { kind: 'response', isSaved } ) as const ),
	fc.constant( { kind: 'retry' } as const )
);

describe( 'any sequence of choices and responses', () => {
	it( '[TERM-05] keeps server, saved id and shown choice consistent', () => {
		fc.assert(
			fc.property( fc.array( step ), ( steps ) => {
				let state = startSelection( '' );
				let server = '';
				let inFlight: string | undefined;
				const sends: Send[] = [];

				function dispatch( event: SelectionEvent ): void {
					state = selectionReducer( state, event );
					const due = toSend( state );
					if ( due !== undefined ) {
						sends.push( {
							due,
							chosen: state.chosen,
							server,
							inFlight,
						} );
						inFlight = due;
						state = selectionReducer( state, sent );
					}
				}

				function respond( isSaved: boolean ): void {
					if ( inFlight !== undefined ) {
						server = isSaved ? inFlight : server;
						inFlight = undefined;
						dispatch( isSaved ? saved : failed );
					}
				}

				for ( const one of steps ) {
					if ( one.kind === 'choose' ) {
						dispatch( chosen( one.id ) );
					} else if ( one.kind === 'response' ) {
						respond( one.isSaved );
					} else {
						dispatch( retried );
					}
					expect( state.saved ).toBe( server );
				}
				expect( sends.filter( isWrong ) ).toEqual( [] );
				// After successful responses the last choice is saved.
				respond( true );
				dispatch( retried );
				respond( true );
				const isNumber = /^\d+$/.test( state.chosen );
				expect( isNumber ? server : state.chosen ).toBe( state.chosen );
				expect( toStatus( state ) ).toBe( isNumber ? 'saved' : 'none' );
			} )
		);
	} );
} );
