import fc from 'fast-check';
import { readLimits } from '../../../theme/quantity/limits';
import { quantityToSend } from '../model/edit';

const limits = ( min = '1', max = '10', step = '1' ) =>
	readLimits( { min, max, step } );

it.each( [
	[ '3', '2', limits(), '3' ],
	[ '2', '2', limits(), null ],
	[ '2.0', '2', limits(), null ],
	[ 'abc', '2', limits(), '1' ],
	[ 'abc', '2', limits( '0' ), null ],
	[ '', '2', limits( '' ), null ],
	[ '0', '2', limits( '0' ), null ],
	[ '-4', '2', limits( '' ), null ],
	[ '99', '2', limits(), '10' ],
	[ '99', '10', limits(), null ],
	[ '99', '2', limits( '1', '' ), '99' ],
	[ '2.5', '2', limits(), null ],
	[ '2.5', '2', limits( '0', '', '0.5' ), '2.5' ],
	[ '0.3', '1', limits( '0', '', '0.1' ), '0.3' ],
	[ '0.125', '1', limits( '0', '', '0.125' ), '0.125' ],
	[ '7', '2', limits( '0', '', 'any' ), '7' ],
	[ '7', '2', limits( '0', '', '' ), '7' ],
	[ '7', '6', limits( '0', '', '2' ), null ],
	[ '11', '4', limits( '0', '9', '2' ), null ],
] )( '[CART-08] typed %j over %j', ( typed, original, bounds, expected ) => {
	expect( quantityToSend( typed, original, bounds ) ).toBe( expected );
} );

it( '[CART-08] what is sent is above 0, within the limits, a multiple of the step and something else than there was', () => {
	fc.assert(
		fc.property(
			fc.oneof( fc.string(), fc.double(), fc.integer() ).map( String ),
			fc.integer( { min: 0, max: 50 } ),
			fc.integer( { min: 0, max: 20 } ),
			fc.option( fc.integer( { min: 20, max: 60 } ) ),
			fc.constantFrom( 1, 2, 3, 0.5, 0.25, 0.1 ),
			( typed, original, min, max, step ) => {
				const bounds = readLimits( {
					min: String( min ),
					max: max === null ? '' : String( max ),
					step: String( step ),
				} );
				const sent = quantityToSend(
					typed,
					String( original ),
					bounds
				);
				if ( sent === null ) {
					return;
				}
				const value = Number( sent );
				expect( value ).toBeGreaterThan( 0 );
				expect( value ).toBeGreaterThanOrEqual( min );
				expect( value ).toBeLessThanOrEqual( max ?? Infinity );
				expect( value ).not.toBe( original );
				expect( value / step ).toBeCloseTo(
					Math.round( value / step ),
					5
				);
			}
		)
	);
} );

it( '[CART-08] sends every whole number within the limits as it is', () => {
	fc.assert(
		fc.property( fc.integer( { min: 1, max: 99 } ), ( wanted ) => {
			expect(
				quantityToSend(
					String( wanted ),
					String( wanted + 1 ),
					limits( '1', '99' )
				)
			).toBe( String( wanted ) );
		} )
	);
} );
