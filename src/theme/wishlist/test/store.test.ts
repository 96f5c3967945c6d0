import { Full, type Keeper } from '../keeper';
import { createWishlist } from '../store';

const texts = {
	added: 'Pridėta',
	removed: 'Pašalinta',
	full: 'Pilna',
	failed: 'Nepavyko',
	copied: 'Nukopijuota',
	count: '%s',
};

/** A keeper whose changes wait until the test lets them through. */
function createKeeper( list: number[] = [] ) {
	const waiting: Array< ( error?: Error ) => void > = [];
	const changes: number[] = [];
	const keeper: Keeper = {
		read: async () => list,
		change( id, isWished ) {
			changes.push( id );
			return new Promise( ( resolve, reject ) => {
				waiting.push( ( error ) => {
					if ( error ) {
						reject( error );
						return;
					}
					list = list.filter( ( each ) => each !== id );
					list = isWished ? [ id, ...list ] : list;
					resolve( list );
				} );
			} );
		},
		count: async () => list.length * 10,
	};
	const settle = async ( error?: Error ) => {
		waiting.shift()?.( error );
		await jest.advanceTimersByTimeAsync( 0 );
	};
	return { keeper, changes, settle };
}

const start = async ( list: number[] = [], countOnLoad = false ) => {
	const kept = createKeeper( list );
	const wishlist = createWishlist( kept.keeper, { countOnLoad, texts } );
	await wishlist.actions.read();
	return { ...kept, wishlist };
};

beforeEach( () => void jest.useFakeTimers() );
afterEach( () => void jest.useRealTimers() );

describe( 'the store of the wishlist', () => {
	it( '[WISH-01] holds what its keeper says, counted by the shop where the owner wants it', async () => {
		const { wishlist } = await start( [ 3, 2 ] );
		expect( wishlist.get() ).toEqual( {
			wished: [ 3, 2 ],
			count: 2,
			reads: 1,
			failure: null,
		} );
		const counted = await start( [ 3, 2 ], true );
		expect( counted.wishlist.get().count ).toBe( 20 );
	} );

	it( '[WISH-01] shows a change at once, and sends one after the other', async () => {
		const { wishlist, changes, settle } = await start( [ 1 ] );
		const { change } = wishlist.actions;
		void change( 2, true );
		void change( 1, false );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( wishlist.get().wished ).toEqual( [ 2 ] );
		expect( changes ).toEqual( [ 2 ] );
		await settle();
		expect( changes ).toEqual( [ 2, 1 ] );
		await settle();
		expect( wishlist.get() ).toEqual( {
			wished: [ 2 ],
			count: 10,
			reads: 1,
			failure: null,
		} );
	} );

	it( '[WISH-01] takes back what fails, and says so for six seconds', async () => {
		const { wishlist, settle } = await start( [ 1 ] );
		const changed = wishlist.actions.change( 2, true );
		await jest.advanceTimersByTimeAsync( 0 );
		await settle( new Error() );
		await changed;
		expect( wishlist.get().wished ).toEqual( [ 1 ] );
		expect( wishlist.get().failure?.text ).toBe( texts.failed );
		await jest.advanceTimersByTimeAsync( 3000 );
		void wishlist.actions.change( 3, true );
		await jest.advanceTimersByTimeAsync( 0 );
		await settle( new Full() );
		expect( wishlist.get().failure?.text ).toBe( texts.full );
		await jest.advanceTimersByTimeAsync( 5999 );
		expect( wishlist.get().failure?.text ).toBe( texts.full );
		await jest.advanceTimersByTimeAsync( 1 );
		expect( wishlist.get().failure ).toBeNull();
	} );

	it( '[WISH-01] puts back what could not be taken off', async () => {
		const { wishlist, settle } = await start( [ 1, 2 ] );
		void wishlist.actions.change( 2, false );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( wishlist.get().wished ).toEqual( [ 1 ] );
		await settle( new Error() );
		expect( wishlist.get().wished ).toEqual( [ 2, 1 ] );
	} );
} );
