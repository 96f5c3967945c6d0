import fc from 'fast-check';
import { scrolledAt } from '../ease';

describe( 'animation to the top', () => {
	it( '[FOOT-01] only scrolls up, and ends after its duration', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: 0, max: 100_000 } ),
				fc.integer( { min: 1, max: 2000 } ),
				fc.nat( 2500 ),
				fc.nat( 2500 ),
				( from, duration, one, other ) => {
					const [ early, late ] = [ one, other ].sort(
						( a, b ) => a - b
					) as [ number, number ];
					expect( scrolledAt( from, 0, duration ) ).toBe( from );
					expect(
						scrolledAt( from, early, duration )
					).toBeGreaterThanOrEqual(
						scrolledAt( from, late, duration )
					);
					expect(
						scrolledAt( from, duration + late, duration )
					).toBe( 0 );
				}
			)
		);
		expect( scrolledAt( 500, 0, 0 ) ).toBe( 0 );
	} );
} );
