import fc from 'fast-check';
import { fold, foldWithOffsets } from '../fold';

const lithuanian = 'ąčęėįšųūž';

/** Text with what really occurs and what breaks foldings. */
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
	it( '[TERM-03] takes the nine Lithuanian letters for their plain ones', () => {
		expect( fold( lithuanian ) ).toBe( 'aceeisuuz' );
		expect( fold( lithuanian.toUpperCase() ) ).toBe( 'aceeisuuz' );
		expect( fold( lithuanian.normalize( 'NFD' ) ) ).toBe( 'aceeisuuz' );
	} );

	it( '[TERM-03] keeps y and i apart', () => {
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

	it( '[TERM-03] gives the same for composed and decomposed text, twice as well as once', () => {
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
	it( '[TERM-03] folds as fold does, letter by letter', () => {
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

	it( '[TERM-03] points every letter at the original it came from', () => {
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
