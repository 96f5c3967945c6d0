import fc from 'fast-check';
import { pageTo } from '../paging';

describe( 'a sliding row', () => {
	const row = { at: 0, end: 1240, visible: 1200, card: 306 };

	it( '[PROD-15] moves by the number of fully visible cards', () => {
		expect( pageTo( row, 1 ) ).toBe( 1224 );
		expect( pageTo( { ...row, end: 1000 }, 1 ) ).toBe( 1000 );
		expect( pageTo( { ...row, at: 1240 }, -1 ) ).toBe( 306 );
	} );

	it( '[PROD-15] stays within its ends, and reaches both', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: 100, max: 2000 } ),
				fc.integer( { min: 50, max: 900 } ),
				fc.integer( { min: 1, max: 9000 } ),
				fc.integer( { min: 0, max: 9000 } ),
				fc.constantFrom( 1 as const, -1 as const ),
				( visible, card, end, start, direction ) => {
					let at = Math.min( start, end );
					for ( let press = 0; press < 200; press++ ) {
						const next = pageTo(
							{ at, end, visible, card },
							direction
						);
						expect( next >= 0 && next <= end ).toBe( true );
						if ( next === at ) {
							break;
						}
						expect( Math.sign( next - at ) ).toBe( direction );
						at = next;
					}
					expect( at ).toBe( direction > 0 ? end : 0 );
				}
			)
		);
	} );
} );
