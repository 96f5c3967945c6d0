import fc from 'fast-check';
import { money, type CurrencyFormat } from '../money';

const euro: CurrencyFormat = {
	minorUnit: 2,
	decimalSeparator: ',',
	thousandSeparator: '\u00a0',
	prefix: '',
	suffix: '\u00a0€',
};

it.each( [
	[ 0, '0,00 €' ],
	[ 5, '0,05 €' ],
	[ '1290', '12,90 €' ],
	[ 123456, '1 234,56 €' ],
	[ '100000000', '1 000 000,00 €' ],
	[ -399, '-3,99 €' ],
	[ '-0', '0,00 €' ],
	[ '000123', '1,23 €' ],
	[ '90071992547409931', '900 719 925 474 099,31 €' ],
	[ '', '' ],
	[ 'abc', '' ],
	[ NaN, '' ],
] )( 'writes %p as %p', ( minor, expected ) => {
	expect( money( minor, euro ).replaceAll( '\u00a0', ' ' ) ).toBe( expected );
} );

it( 'writes currencies without cents, with a mark in front, and odd separators', () => {
	expect(
		money( 1234567, { ...euro, minorUnit: 0, prefix: '¥', suffix: '' } )
	).toBe( '¥1\u00a0234\u00a0567' );
	expect(
		money( 1234567, { ...euro, thousandSeparator: '$1', suffix: '' } )
	).toBe( '12$1345,67' );
} );

it( 'loses no cent, whatever the amount and the number of decimals', () => {
	fc.assert(
		fc.property(
			fc.bigInt( { min: -( 10n ** 18n ), max: 10n ** 18n } ),
			fc.integer( { min: 0, max: 4 } ),
			( minor, minorUnit ) => {
				const text = money( String( minor ), { ...euro, minorUnit } );
				expect( BigInt( text.replace( /[^\d-]/g, '' ) ) ).toBe( minor );
				const [ whole = '', cents = '' ] = text
					.replace( euro.suffix, '' )
					.replace( '-', '' )
					.split( ',' );
				expect( cents ).toHaveLength( minorUnit );
				expect( whole ).toMatch( /^\d{1,3}(\u00a0\d{3})*$/ );
			}
		)
	);
} );
