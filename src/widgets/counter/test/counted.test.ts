import fc from 'fast-check';
import { counted, formatNumber } from '../counted';
import { parseProps } from '../props';

const lithuanian = { thousands: '\u00a0', point: ',' };

describe( 'counter', () => {
	it( '[FX-01] starts at 0, ends exactly at its number, and never decreases or exceeds it', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: -1e9, max: 1e9 } ),
				fc.integer( { min: 100, max: 4500 } ),
				fc.nat( 5000 ),
				fc.nat( 1000 ),
				( number, duration, elapsed, more ) => {
					const now = Math.abs(
						counted( number, elapsed, duration )
					);
					const later = Math.abs(
						counted( number, elapsed + more, duration )
					);
					expect( now ).toBeLessThanOrEqual( later );
					expect( later ).toBeLessThanOrEqual( Math.abs( number ) );
					expect( Math.abs( counted( number, 0, duration ) ) ).toBe(
						0
					);
					expect( counted( number, duration, duration ) ).toBe(
						number
					);
				}
			)
		);
	} );

	it.each( [
		[ 12480, 0, '12\u00a0480' ],
		[ 999, 0, '999' ],
		[ 1234567.891, 2, '1\u00a0234\u00a0567,89' ],
		[ 4.9, 1, '4,9' ],
		[ -1500, 0, '-1\u00a0500' ],
		[ -0.2, 0, '0' ],
		[ 0, 1, '0,0' ],
	] )( '[FX-01] writes %p as PHP does', ( number, decimals, text ) => {
		expect( formatNumber( number, { decimals, ...lithuanian } ) ).toBe(
			text
		);
	} );

	it( '[FX-01] formats numbers that can be parsed back, with any separators', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: -1e9, max: 1e9 } ),
				fc.integer( { min: 0, max: 3 } ),
				fc.constantFrom( '', ' ', '\u00a0', '.', '$1', '$&' ),
				( number, decimals, thousands ) => {
					const text = formatNumber( number / 1000, {
						decimals,
						thousands,
						point: ',',
					} );
					const plain = thousands
						? text.replaceAll( thousands, '' )
						: text;
					expect( Number( plain.replace( ',', '.' ) ) ).toBeCloseTo(
						Number( ( number / 1000 ).toFixed( decimals ) ),
						decimals
					);
				}
			)
		);
	} );

	it( '[FX-01] throws on invalid props', () => {
		expect( () => parseProps( { number: '5' } ) ).toThrow( TypeError );
		expect( () => parseProps( null ) ).toThrow( TypeError );
	} );
} );
