import fc from 'fast-check';
import { fold, foldWithOffsets } from '../fold';

const lithuanian = 'ąčęėįšųūž';

/** Text with realistic and with difficult characters. */
const text = fc.oneof(
	fc.string( { unit: 'grapheme' } ),
	fc.string( { unit: 'binary' } ),
	fc.string( {
		unit: fc.constantFrom(
			...`${ lithuanian }${ lithuanian.toUpperCase() }`,
			...'abKL19 .,-–„“İßΣς',
			'\u030C',
			'\u0328',
			'e\u0307',
			'𝔸',
			'🙂'
		),
	} )
);

describe( 'fold', () => {
	it( '[TERM-03] maps the nine Lithuanian letters to their base letters', () => {
		expect( fold( lithuanian ) ).toBe( 'aceeisuuz' );
		expect( fold( lithuanian.toUpperCase() ) ).toBe( 'aceeisuuz' );
		expect( fold( lithuanian.normalize( 'NFD' ) ) ).toBe( 'aceeisuuz' );
	} );

	it( '[TERM-03] distinguishes y from i', () => {
		expect( fold( 'Vyšnių' ) ).toBe( 'vysniu' );
	} );

	it.each( [
		[ 'Savanorių pr. 247', 'savanoriu pr 247' ],
		[ 'Didžioji–Vandens g., 12B', 'didzioji vandens g 12b' ],
		[ '  „Akropolis“  ', 'akropolis' ],
		[ 'LT-44001', 'lt 44001' ],
		[ '…', '' ],
	] )( '[TERM-03] folds "%s" to "%s"', ( from, to ) => {
		expect( fold( from ) ).toBe( to );
	} );

	it( '[TERM-03] gives the same for composed and decomposed text, and when applied twice', () => {
		fc.assert(
			fc.property( text, ( value ) => {
				const folded = fold( value );
				expect( fold( value.normalize( 'NFD' ) ) ).toBe( folded );
				expect( fold( value.normalize( 'NFC' ) ) ).toBe( folded );
				expect( fold( folded ) ).toBe( folded );
			} )
		);
	} );
} );

describe( 'foldWithOffsets', () => {
	it( '[TERM-03] gives the same text as fold', () => {
		fc.assert(
			fc.property( text, ( value ) => {
				const folded = foldWithOffsets( value );
				expect( folded.text.replace( / +/g, ' ' ).trim() ).toBe(
					fold( value )
				);
				expect( folded.starts ).toHaveLength( folded.text.length );
				expect( folded.ends ).toHaveLength( folded.text.length );
			} )
		);
	} );

	it( '[TERM-03] maps every letter to its original', () => {
		fc.assert(
			fc.property( text, ( value ) => {
				const { text: folded, starts, ends } = foldWithOffsets( value );
				[ ...folded ].forEach( ( letter ) => {
					const unit = folded.indexOf( letter );
					const original = value.slice(
						starts[ unit ],
						ends[ unit ]
					);
					expect( ` ${ fold( original ) }` ).toContain( letter );
				} );
			} )
		);
	} );
} );
