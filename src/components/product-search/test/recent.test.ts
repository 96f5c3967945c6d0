import fc from 'fast-check';
import { clearRecent, readRecent, addRecent } from '../recent';

const KEY = 'vitrina-recent-searches';

beforeEach( () => localStorage.clear() );

describe( 'recent searches', () => {
	it( '[SRCH-02] stores the last five, each once, newest first', () => {
		fc.assert(
			fc.property(
				fc.array( fc.constantFrom( ...'abcdefgh' ) ),
				( queries ) => {
					localStorage.clear();
					queries.forEach( addRecent );
					const expected = [ ...new Set( queries.reverse() ) ];
					expect( readRecent() ).toEqual( expected.slice( 0, 5 ) );
				}
			)
		);
	} );

	it( '[SRCH-02] treats "Medus" and " medus " as the same, and ignores an empty query', () => {
		[ 'Medus', ' medus ', '', '   ', 'x'.repeat( 101 ) ].forEach(
			addRecent
		);
		expect( readRecent() ).toEqual( [ 'medus' ] );
	} );

	it( '[SRCH-02] is empty after it was cleared, and removes its key', () => {
		addRecent( 'medus' );
		clearRecent();
		expect( readRecent() ).toEqual( [] );
		expect( localStorage.getItem( KEY ) ).toBeNull();
	} );

	it( '[SRCH-02] reads any stored value without an error', () => {
		fc.assert(
			fc.property(
				fc.oneof(
					fc.string(),
					fc.json(),
					fc.constant( '[1,null,{}]' )
				),
				( kept ) => {
					localStorage.setItem( KEY, kept );
					for ( const query of readRecent() ) {
						expect( typeof query ).toBe( 'string' );
					}
				}
			)
		);
	} );
} );
