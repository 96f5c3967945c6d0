import fc from 'fast-check';
import {
	initialState,
	step,
	type Effect,
	type QueueEvent,
	type QueueState,
} from '../queue-state';
import { Model, steps } from './queue-state-model';

describe( 'queue state', () => {
	it( '[CART-03] [CART-05] [CART-08] whatever happens in whatever order: every click is sent at most once and answered once, and in the end the page shows what the server holds', () => {
		fc.assert(
			fc.property( fc.array( steps, { maxLength: 60 } ), ( all ) => {
				const model = new Model();
				for ( const { run } of all ) {
					run( model );
				}
				model.settleDown();
				const { state } = model;
				expect( state.waiting ).toEqual( [] );
				expect( state.inFlight ).toEqual( [] );
				expect( state.deferred ).toEqual( [] );
				expect( state.sync ).toBe( 'known' );
				expect( model.shown ).toBe( model.held );
				expect(
					model.writes.filter( ( id ) => ! model.told.has( id ) )
				).toEqual( [] );
				// In the order of the clicks.
				const order = model.sent.filter( ( id ) =>
					model.writes.includes( id )
				);
				expect( order ).toEqual(
					[ ...order ].sort( ( a, b ) => a - b )
				);
			} ),
			{ numRuns: 2000 }
		);
	} );

	const after = ( ...events: QueueEvent[] ): [ QueueState, Effect[] ] => {
		let state = initialState;
		let effects: readonly Effect[] = [];
		for ( const event of events ) {
			[ state, effects ] = step( state, event );
		}
		return [ state, [ ...effects ] ];
	};
	const write = ( id: number ): QueueEvent => ( {
		type: 'added',
		job: { id, isRead: false },
	} );
	const read = ( id: number ): QueueEvent => ( {
		type: 'added',
		job: { id, isRead: true },
	} );

	it( '[CART-03] a lost response is asked about before anything else is sent', () => {
		const [ state, effects ] = after( write( 1 ), write( 2 ), {
			type: 'lost',
			id: 1,
			hasNoResponse: false,
		} );
		expect( effects.map( ( effect ) => effect.type ) ).toEqual( [
			'start-grace',
			'read',
		] );
		const [ next, more ] = step( state, read( 3 ) );
		expect( more ).toEqual( [ { type: 'send', id: 3 } ] );
		const [ , last ] = step( next, {
			type: 'responded',
			id: 3,
			showsCart: true,
		} );
		expect( last ).toEqual( [
			{ type: 'settle', id: 3 },
			{ type: 'settle', id: 1 },
			{ type: 'send', id: 2 },
		] );
	} );

	it( '[CART-08] who waits hears at once when there is no connection, not after a time-out each', () => {
		const [ state, effects ] = after(
			write( 1 ),
			write( 2 ),
			{ type: 'lost', id: 1, hasNoResponse: true },
			read( 3 ),
			{ type: 'lost', id: 3, hasNoResponse: true }
		);
		expect( state.sync ).toBe( 'offline' );
		expect( effects ).toEqual( [
			{ type: 'settle', id: 3 },
			{ type: 'settle', id: 1 },
			{ type: 'read-later', after: 2000 },
			{ type: 'lose', id: 2 },
		] );
	} );

	it( '[CART-08] what was given up may land later: the cart is read thrice more', () => {
		let [ state ] = after( write( 1 ), {
			type: 'lost',
			id: 1,
			hasNoResponse: true,
		} );
		const delays: number[] = [];
		for ( let id = 2; id < 9; id++ ) {
			[ state ] = step( state, read( id ) );
			const [ next, effects ] = step( state, {
				type: 'responded',
				id,
				showsCart: true,
			} );
			expect( next.sync ).toBe( 'known' );
			const again = effects.find(
				( effect ) => effect.type === 'read-later'
			);
			const [ due, asked ] = step( next, { type: 'due' } );
			expect( asked ).toHaveLength( again ? 1 : 0 );
			delays.push(
				...( again && 'after' in again ? [ again.after ] : [] )
			);
			state = due;
		}
		expect( delays ).toEqual( [ 2000, 5000, 15_000 ] );
	} );

	it( '[CART-05] a page that stays after all reads what the last turn did not tell', () => {
		const [ , effects ] = after(
			write( 1 ),
			write( 2 ),
			{ type: 'closing' },
			{ type: 'responded', id: 1, showsCart: true },
			{ type: 'unsent', id: 2 }
		);
		expect( effects ).toEqual( [
			{ type: 'settle', id: 2 },
			{ type: 'read' },
		] );
	} );

	it( 'a shop whose parts are broken can still be bought from', () => {
		const [ state, effects ] = after(
			write( 1 ),
			write( 2 ),
			{ type: 'lost', id: 1, hasNoResponse: false },
			read( 3 ),
			{ type: 'responded', id: 3, showsCart: false }
		);
		expect( state.sync ).toBe( 'unreadable' );
		expect( effects.at( -1 ) ).toEqual( { type: 'send', id: 2 } );
	} );
} );
