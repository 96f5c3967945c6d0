import fc from 'fast-check';
import { parseSettings } from '../props';
import { nextSlide, swipeStep } from '../sequence';

const steps = fc.constantFrom( 1 as const, -1 as const );

describe( 'sequence of slides', () => {
	it( '[FX-01] has the defaults of the specification', () => {
		expect( parseSettings( {} ) ).toEqual( {
			animation: 'fade',
			autoplay: true,
			interval: 7000,
			speed: 600,
			loop: true,
		} );
	} );

	it( '[FX-01] always shows one of its slides', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: 1, max: 40 } ),
				fc.array( steps ),
				fc.boolean(),
				( count, taken, loop ) => {
					let at = 0;
					for ( const step of taken ) {
						at = nextSlide( at, count, step, loop );
						expect( at >= 0 && at < count ).toBe( true );
					}
				}
			)
		);
	} );

	it( '[FX-01] wraps around with a loop, stays at its ends without', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: 2, max: 40 } ),
				steps,
				( count, step ) => {
					let at = 0;
					const seen = new Set< number >();
					for ( let taken = 0; taken < count; taken++ ) {
						seen.add( at );
						at = nextSlide( at, count, step, true );
					}
					expect( at ).toBe( 0 );
					expect( seen.size ).toBe( count );
					const end = step === 1 ? count - 1 : 0;
					expect( nextSlide( end, count, step, false ) ).toBe( end );
				}
			)
		);
	} );

	it( '[FX-01] steps on a swipe of 30 px sideways, and ignores scrolling', () => {
		expect( swipeStep( -30, 0 ) ).toBe( 1 );
		expect( swipeStep( 30, 10 ) ).toBe( -1 );
		expect( swipeStep( -29, 0 ) ).toBe( 0 );
		fc.assert(
			fc.property(
				fc.integer( { min: -500, max: 500 } ),
				fc.integer( { min: 1, max: 900 } ),
				( right, more ) => {
					expect( swipeStep( right, Math.abs( right ) + more ) ).toBe(
						0
					);
				}
			)
		);
	} );
} );
