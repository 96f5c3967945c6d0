import type { ListingPage } from '../page';
import { savePages, saveScroll, readPages, readScroll } from '../session';

const page = (
	number: number,
	html = `<li>${ number }</li>`
): ListingPage => ( {
	url: `https://shop.test/page/${ number }/`,
	html,
	next: `https://shop.test/page/${ number + 1 }/`,
	previous: '',
} );

/** A storage with a limited number of characters. */
function makeStorage( room: number ): Storage {
	const items = new Map< string, string >();
	const size = () =>
		[ ...items ].reduce(
			( sum, [ key, text ] ) => sum + key.length + text.length,
			0
		);
	return {
		get length() {
			return items.size;
		},
		key: ( at: number ) => [ ...items.keys() ][ at ] ?? null,
		getItem: ( key: string ) => items.get( key ) ?? null,
		removeItem: ( key: string ) => void items.delete( key ),
		clear: () => items.clear(),
		setItem( key: string, value: string ) {
			const before = items.get( key );
			items.set( key, value );
			if ( size() > room ) {
				items.delete( key );
				if ( before !== undefined ) {
					items.set( key, before );
				}
				throw new DOMException( 'Full', 'QuotaExceededError' );
			}
		},
	} as Storage;
}

afterEach( () => {
	jest.useRealTimers();
} );

it( '[LIST-03] stored pages are read in their order, with their cards', () => {
	const storage = makeStorage( 100_000 );
	savePages(
		storage,
		'a',
		[ page( 1 ), page( 2 ) ],
		[ page( 1 ), page( 2 ) ]
	);
	savePages(
		storage,
		'a',
		[ page( 1 ), page( 2 ), page( 3 ) ],
		[ page( 3 ) ]
	);
	expect( readPages( storage, 'a' ) ).toEqual( [
		page( 1 ),
		page( 2 ),
		page( 3 ),
	] );
} );

it( '[LIST-03] if the storage is full, other listings are removed, then cards are left out', () => {
	const storage = makeStorage( 1500 );
	savePages(
		storage,
		'old',
		[ page( 1 ) ],
		[ page( 1, 'x'.repeat( 900 ) ) ]
	);
	const long = page( 1, 'y'.repeat( 700 ) );
	savePages( storage, 'new', [ long ], [ long ] );
	expect( readPages( storage, 'old' ) ).toEqual( [] );
	expect( readPages( storage, 'new' ) ).toEqual( [ long ] );

	const huge = page( 2, 'z'.repeat( 2000 ) );
	savePages( storage, 'new', [ long, huge ], [ huge ] );
	expect( readPages( storage, 'new' ) ).toEqual( [ long, page( 2, '' ) ] );
} );

it( '[LIST-03] cards older than half an hour are not used', () => {
	jest.useFakeTimers();
	const storage = makeStorage( 100_000 );
	savePages( storage, 'a', [ page( 1 ) ], [ page( 1 ) ] );
	jest.advanceTimersByTime( 31 * 60_000 );
	expect( readPages( storage, 'a' ) ).toEqual( [ page( 1, '' ) ] );
} );

it( '[LIST-03] missing or invalid data give no pages', () => {
	const storage = makeStorage( 1000 );
	storage.setItem( 'vitrina-listing:b', '{"time":' );
	expect( readPages( storage, 'a' ) ).toEqual( [] );
	expect( readPages( storage, 'b' ) ).toEqual( [] );
	expect( readScroll( storage, 'a' ) ).toBeNaN();
	saveScroll( storage, 'a', 120.5 );
	expect( readScroll( storage, 'a' ) ).toBe( 120.5 );
} );
