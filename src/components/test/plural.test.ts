import fc from 'fast-check';
import { formatCount, toPlural } from '../plural';

describe( 'toPlural', () => {
	it( '[TERM-03] follows the Lithuanian rule', () => {
		fc.assert(
			fc.property( fc.nat( 100_000 ), ( count ) => {
				const tens = Math.floor( count / 10 ) % 10;
				const ones = count % 10;
				const isTeen = tens === 1;
				let expected = 'few';
				if ( ones === 0 || isTeen ) {
					expected = 'many';
				} else if ( ones === 1 ) {
					expected = 'one';
				}
				expect( toPlural( count, 'lt-LT' ) ).toBe( expected );
			} )
		);
	} );

	it( '[TERM-03] counts in English with two forms', () => {
		expect( [ 0, 1, 2, 21 ].map( ( n ) => toPlural( n, 'en' ) ) ).toEqual( [
			'many',
			'one',
			'many',
			'many',
		] );
	} );

	it( '[TERM-03] puts the number into the form', () => {
		const forms = { one: '%d as', few: '%d ai', many: '%d ų' };
		expect( formatCount( 241, forms, 'lt' ) ).toBe( '241 as' );
		expect( formatCount( 11, forms, 'lt' ) ).toBe( '11 ų' );
	} );
} );
