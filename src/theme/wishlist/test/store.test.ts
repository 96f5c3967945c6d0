import { ListFullError, type WishlistStorage } from '../storage';
import { createWishlist } from '../store';

const texts = {
	added: 'Pridėta',
	removed: 'Pašalinta',
	full: 'Pilna',
	failed: 'Nepavyko',
	copied: 'Nukopijuota',
	count: '%s',
};

/** A storage whose changes wait until the test completes them. */
function createStorage( list: number[] = [] ) {
	const waiting: Array< ( error?: Error ) => void > = [];
	const changes: number[] = [];
	const storage: WishlistStorage = {
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
	const complete = async ( error?: Error ) => {
		waiting.shift()?.( error );
		await jest.advanceTimersByTimeAsync( 0 );
	};
	return { storage, changes, complete };
}

const start = async ( list: number[] = [], countOnLoad = false ) => {
	const fake = createStorage( list );
	const wishlist = createWishlist( fake.storage, { countOnLoad, texts } );
	await wishlist.actions.read();
	return { ...fake, wishlist };
};

beforeEach( () => void jest.useFakeTimers() );
afterEach( () => void jest.useRealTimers() );

describe( 'the store of the wishlist', () => {
	it( '[WISH-01] holds the stored list, with the count of the shop if that is enabled', async () => {
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

	it( '[WISH-01] shows changes at once, and saves them one by one', async () => {
		const { wishlist, changes, complete } = await start( [ 1 ] );
		const { change } = wishlist.actions;
		void change( 2, true );
		void change( 1, false );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( wishlist.get().wished ).toEqual( [ 2 ] );
		expect( changes ).toEqual( [ 2 ] );
		await complete();
		expect( changes ).toEqual( [ 2, 1 ] );
		await complete();
		expect( wishlist.get() ).toEqual( {
			wished: [ 2 ],
			count: 10,
			reads: 1,
			failure: null,
		} );
	} );

	it( '[WISH-01] reverts a failed change, and shows the failure for six seconds', async () => {
		const { wishlist, complete } = await start( [ 1 ] );
		const changed = wishlist.actions.change( 2, true );
		await jest.advanceTimersByTimeAsync( 0 );
		await complete( new Error() );
		await changed;
		expect( wishlist.get().wished ).toEqual( [ 1 ] );
		expect( wishlist.get().failure?.text ).toBe( texts.failed );
		await jest.advanceTimersByTimeAsync( 3000 );
		void wishlist.actions.change( 3, true );
		await jest.advanceTimersByTimeAsync( 0 );
		await complete( new ListFullError() );
		expect( wishlist.get().failure?.text ).toBe( texts.full );
		await jest.advanceTimersByTimeAsync( 5999 );
		expect( wishlist.get().failure?.text ).toBe( texts.full );
		await jest.advanceTimersByTimeAsync( 1 );
		expect( wishlist.get().failure ).toBeNull();
	} );

	it( '[WISH-01] restores a product that could not be removed', async () => {
		const { wishlist, complete } = await start( [ 1, 2 ] );
		void wishlist.actions.change( 2, false );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( wishlist.get().wished ).toEqual( [ 1 ] );
		await complete( new Error() );
		expect( wishlist.get().wished ).toEqual( [ 2, 1 ] );
	} );
} );
