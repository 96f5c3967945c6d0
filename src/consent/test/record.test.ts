import fc from 'fast-check';
import {
	allLetters,
	isUnsent,
	readNumber,
	sortLetters,
	readRecord,
	toChoice,
	toCookie,
} from '../record';

const letters = fc.subarray( [ ...allLetters ] ).map( sortLetters );
const version = fc.nat( 1000 ).map( String );
/** 16 hexadecimal digits, or none; with the mark of a choice that is not in the log yet. */
const digits = fc.stringMatching( /^[0-9a-f]{16}$/ );
const number = fc.oneof(
	fc.constant( '' ),
	digits,
	fc
		.tuple( digits, fc.oneof( fc.constant( '' ), digits ) )
		.map( ( parts ) => parts.join( '-' ) )
);
const pair = ( cookie: string ) => cookie.split( ';' )[ 0 ]!;

describe( 'the record of consent', () => {
	it( '[COOK-01] is read as it was written, among any other cookies', () => {
		fc.assert(
			fc.property(
				version,
				letters,
				fc.nat(),
				fc.array( fc.stringMatching( /^\w+=\w*$/ ) ),
				fc.nat( 5 ),
				number,
				( asked, given, now, others, at, logged ) => {
					const jar = others.filter(
						( other ) => ! other.startsWith( 'vitrina_consent=' )
					);
					jar.splice(
						at,
						0,
						pair( toCookie( asked, given, 365, now, logged ) )
					);
					const cookies = jar.join( '; ' );
					expect( readRecord( cookies, asked ) ).toBe( given );
					expect( readNumber( cookies ) ).toBe(
						logged.split( '-' )[ 0 ]
					);
					expect( isUnsent( cookies ) ).toBe(
						logged.includes( '-' )
					);
				}
			)
		);
	} );

	it( '[COOK-01] of another question is ignored', () => {
		fc.assert(
			fc.property( version, version, letters, ( one, other, given ) => {
				fc.pre( one !== other );
				expect(
					readRecord( pair( toCookie( one, given, 365, 1 ) ), other )
				).toBeUndefined();
			} )
		);
	} );

	it( '[COOK-01] allows only what it holds, for any cookie value', () => {
		fc.assert(
			fc.property( fc.string(), ( text ) => {
				const read = readRecord( `vitrina_consent=${ text }`, '1' );
				expect(
					read === undefined || read === sortLetters( read )
				).toBe( true );
			} )
		);
		for ( const damaged of [
			'',
			'1',
			'1.psm',
			'1.xyz.5',
			'1.mp.5',
			'11.m.5',
		] ) {
			expect(
				readRecord( `vitrina_consent=${ damaged }`, '1' )
			).toBeUndefined();
		}
		expect(
			readRecord( 'not_vitrina_consent=1.psm.5', '1' )
		).toBeUndefined();
	} );

	it( '[COOK-01] is valid for 365 days on all pages of the shop', () => {
		expect( toCookie( '1', 'sp', 365, 1_763_000_000 ) ).toBe(
			'vitrina_consent=1.ps.1763000000;path=/;max-age=31536000;samesite=lax'
		);
	} );

	it( '[COOK-01] maps to the categories of the WP Consent API', () => {
		expect( toChoice( 's' ) ).toEqual( {
			functional: true,
			preferences: false,
			statistics: true,
			'statistics-anonymous': true,
			marketing: false,
		} );
	} );
} );
