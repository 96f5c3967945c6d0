import fc from 'fast-check';
import { canStep, format, raiseToMin, readLimits } from '../limits';
import { step } from '../step';

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

	it( '[CART-10] stays within the limits for any content of the field', () => {
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

	it( '[CART-10] steps exactly in hundredths, from any number to either limit', () => {
		const hundredths = fc.integer( { min: 0, max: 5000 } );
		fc.assert(
			fc.property(
				hundredths,
				hundredths,
				hundredths,
				fc.integer( { min: 1, max: 500 } ),
				fc.array( fc.constantFrom( 1 as const, -1 as const ) ),
				( start, min, span, size, presses ) => {
					const bounds = {
						min: min / 100,
						max: ( min + span ) / 100,
						step: size / 100,
					};
					let exact = Math.max( start, min );
					let value = raiseToMin( String( start / 100 ), bounds );
					for ( const press of presses ) {
						if ( press > 0 || exact > 0 ) {
							exact = Math.min(
								Math.max( exact + press * size, min ),
								min + span
							);
						}
						value = step( value, press, bounds );
						expect( value ).toBe( String( exact / 100 ) );
						expect( value ).toMatch( /^\d+(\.\d{0,1}[1-9])?$/ );
						expect( canStep( value, bounds ) ).toEqual( {
							up: exact < min + span,
							down: exact > min,
						} );
					}
				}
			)
		);
	} );

	it( '[CART-10] raises only values below min', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: -20, max: 20 } ),
				fc.integer( { min: -20, max: 20 } ),
				( now, min ) => {
					const raised = raiseToMin( String( now ), {
						min,
						max: Infinity,
						step: 1,
					} );
					expect( Number( raised ) ).toBe(
						min >= 0 ? Math.max( now, min ) : now
					);
				}
			)
		);
	} );
} );
