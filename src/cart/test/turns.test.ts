import fc from 'fast-check';
import { noTurns, step, type Deed, type Happening, type Turns } from '../turns';
import { Model, steps } from './turns-model';

describe( 'turns', () => {
	it( '[CART-03] [CART-05] [CART-08] whatever happens in whatever order: every click is sent at most once and answered once, and in the end the page shows what the server holds', () => {
		fc.assert(
			fc.property( fc.array( steps, { maxLength: 60 } ), ( all ) => {
				const model = new Model();
				for ( const { run } of all ) {
					run( model );
				}
				model.settleDown();
				const { turns } = model;
				expect( turns.waiting ).toEqual( [] );
				expect( turns.inFlight ).toEqual( [] );
				expect( turns.held ).toEqual( [] );
				expect( turns.knowledge ).toBe( 'known' );
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

	const after = ( ...events: Happening[] ): [ Turns, Deed[] ] => {
		let turns = noTurns;
		let deeds: readonly Deed[] = [];
		for ( const event of events ) {
			[ turns, deeds ] = step( turns, event );
		}
		return [ turns, [ ...deeds ] ];
	};
	const write = ( id: number ): Happening => ( {
		type: 'wanted',
		turn: { id, isRead: false },
	} );
	const read = ( id: number ): Happening => ( {
		type: 'wanted',
		turn: { id, isRead: true },
	} );

	it( '[CART-03] a lost answer is asked about before anything else is sent', () => {
		const [ turns, deeds ] = after( write( 1 ), write( 2 ), {
			type: 'lost',
			id: 1,
			isSilent: false,
		} );
		expect( deeds.map( ( deed ) => deed.do ) ).toEqual( [
			'hurry',
			'read',
		] );
		const [ next, more ] = step( turns, read( 3 ) );
		expect( more ).toEqual( [ { do: 'send', id: 3 } ] );
		const [ , last ] = step( next, {
			type: 'answered',
			id: 3,
			isTelling: true,
		} );
		expect( last ).toEqual( [
			{ do: 'settle', id: 3 },
			{ do: 'settle', id: 1 },
			{ do: 'send', id: 2 },
		] );
	} );

	it( '[CART-08] who waits hears at once when there is no connection, not after a time-out each', () => {
		const [ turns, deeds ] = after(
			write( 1 ),
			write( 2 ),
			{ type: 'lost', id: 1, isSilent: true },
			read( 3 ),
			{ type: 'lost', id: 3, isSilent: true }
		);
		expect( turns.knowledge ).toBe( 'offline' );
		expect( deeds ).toEqual( [
			{ do: 'settle', id: 3 },
			{ do: 'settle', id: 1 },
			{ do: 'read later', after: 2000 },
			{ do: 'lose', id: 2 },
		] );
	} );

	it( '[CART-08] what was given up may land later: the cart is read thrice more', () => {
		let [ turns ] = after( write( 1 ), {
			type: 'lost',
			id: 1,
			isSilent: true,
		} );
		const delays: number[] = [];
		for ( let id = 2; id < 9; id++ ) {
			[ turns ] = step( turns, read( id ) );
			const [ next, deeds ] = step( turns, {
				type: 'answered',
				id,
				isTelling: true,
			} );
			expect( next.knowledge ).toBe( 'known' );
			const again = deeds.find( ( deed ) => deed.do === 'read later' );
			const [ due, asked ] = step( next, { type: 'due' } );
			expect( asked ).toHaveLength( again ? 1 : 0 );
			delays.push(
				...( again && 'after' in again ? [ again.after ] : [] )
			);
			turns = due;
		}
		expect( delays ).toEqual( [ 2000, 5000, 15_000 ] );
	} );

	it( '[CART-05] a page that stays after all reads what the last turn did not tell', () => {
		const [ , deeds ] = after(
			write( 1 ),
			write( 2 ),
			{ type: 'closing' },
			{ type: 'answered', id: 1, isTelling: true },
			{ type: 'unsent', id: 2 }
		);
		expect( deeds ).toEqual( [ { do: 'settle', id: 2 }, { do: 'read' } ] );
	} );

	it( 'a shop whose parts are broken can still be bought from', () => {
		const [ turns, deeds ] = after(
			write( 1 ),
			write( 2 ),
			{ type: 'lost', id: 1, isSilent: false },
			read( 3 ),
			{ type: 'answered', id: 3, isTelling: false }
		);
		expect( turns.knowledge ).toBe( 'unreadable' );
		expect( deeds.at( -1 ) ).toEqual( { do: 'send', id: 2 } );
	} );
} );
