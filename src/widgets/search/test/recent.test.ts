import fc from 'fast-check';
import { forgetRecent, readRecent, remember } from '../recent';

const KEY = 'vitrina-recent-searches';

beforeEach( () => localStorage.clear() );

describe( 'recent searches', () => {
	it( '[SRCH-02] holds the last five, each once, the last first', () => {
		fc.assert(
			fc.property(
				fc.array( fc.constantFrom( ...'abcdefgh' ) ),
				( queries ) => {
					localStorage.clear();
					queries.forEach( remember );
					const expected = [ ...new Set( queries.reverse() ) ];
					expect( readRecent() ).toEqual( expected.slice( 0, 5 ) );
				}
			)
		);
	} );

	it( '[SRCH-02] knows "Medus" and " medus " as one, and nothing as nothing', () => {
		[ 'Medus', ' medus ', '', '   ', 'x'.repeat( 101 ) ].forEach(
			remember
		);
		expect( readRecent() ).toEqual( [ 'medus' ] );
	} );

	it( '[SRCH-02] is empty after it was cleared, and leaves nothing behind', () => {
		remember( 'medus' );
		forgetRecent();
		expect( readRecent() ).toEqual( [] );
		expect( localStorage.getItem( KEY ) ).toBeNull();
	} );

	it( '[SRCH-02] reads whatever stands there without an error', () => {
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
