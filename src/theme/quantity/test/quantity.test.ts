import fc from 'fast-check';
import { canStep, format, raiseToMin, readLimits, step } from '../quantity';

const limits = { min: 1, max: 5, step: 1 };

describe( 'quantity', () => {
	it( '[CART-10] stops at max and at min', () => {
		expect( step( '5', 1, limits ) ).toBe( '5' );
		expect( step( '1', -1, limits ) ).toBe( '1' );
		expect( canStep( '5', limits ) ).toEqual( { up: false, down: true } );
		expect( canStep( '1', limits ) ).toEqual( { up: true, down: false } );
	} );

	it( '[CART-10] minus works only above 0', () => {
		expect( step( '0', -1, { min: -3, max: 9, step: 1 } ) ).toBe( '0' );
	} );

	it( '[CART-10] keeps at most two decimals and drops trailing zeros', () => {
		expect( format( 0.1 + 0.2 ) ).toBe( '0.3' );
		expect( format( 1.005 * 100 ) ).toBe( '100.5' );
		expect( format( 2 ) ).toBe( '2' );
	} );

	it( '[CART-10] raises a value below min on load, when min is 0 or more', () => {
		expect( raiseToMin( '0', limits ) ).toBe( '1' );
		expect( raiseToMin( '', limits ) ).toBe( '1' );
		expect( raiseToMin( '-7', { ...limits, min: -1 } ) ).toBe( '-7' );
		expect( raiseToMin( '3', limits ) ).toBe( '3' );
	} );

	it.each( [ 'any', '', '0', 'x' ] )(
		'takes a step of "%s" for 1',
		( text ) => {
			expect( readLimits( { min: '', max: '', step: text } ) ).toEqual( {
				min: 0,
				max: Infinity,
				step: 1,
			} );
		}
	);

	it( '[CART-10] never leaves the limits, whatever is in the field', () => {
		fc.assert(
			fc.property(
				fc.oneof( fc.string(), fc.integer().map( String ) ),
				fc.constantFrom( 1 as const, -1 as const ),
				fc.integer( { min: 0, max: 50 } ),
				fc.integer( { min: 0, max: 50 } ),
				fc.integer( { min: 1, max: 9 } ),
				( value, direction, min, span, size ) => {
					const result = Number(
						step( value, direction, {
							min,
							max: min + span,
							step: size,
						} )
					);
					const isUntouched =
						direction === -1 &&
						! ( Number.parseFloat( value ) > 0 );
					expect(
						isUntouched || ( result >= min && result <= min + span )
					).toBe( true );
				}
			)
		);
	} );
} );
