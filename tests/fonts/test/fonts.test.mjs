/**
 * @jest-environment node
 */
/* eslint jsdoc/check-tag-names: [ 'error', { definedTags: [ 'jest-environment' ] } ] -- Jest reads it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { alphabets, characters, signs } from '../../../bin/fonts/letters.cjs';
import { subset } from '../../../bin/fonts/subset.cjs';

const KB = 1024;
const root = path.join( __dirname, '../../..' );
const folder = path.join( root, 'src/styles/base/fonts' );
/** @param {string} name */
const readStyles = ( name ) =>
	readFileSync( path.join( folder, `_${ name }.scss` ), 'utf8' );
const shared = readStyles( 'faces' );
const letterPairs = readFileSync(
	path.join( root, 'theme/inc/look/FontPair.php' ),
	'utf8'
);

/** The font pairs: the families whose files their stylesheets have. */
const pairs = {
	warm: [ 'fraunces', 'instrument-sans' ],
	classic: [ 'eb-garamond', 'figtree' ],
	modern: [ 'outfit', 'figtree' ],
};

/** Family → what its package calls the axes of its files. */
const axes = {
	fraunces: 'opsz',
	'instrument-sans': 'wght',
	'eb-garamond': 'wght',
	outfit: 'wght',
	figtree: 'wght',
};

const families = Object.fromEntries(
	Object.entries( axes ).map( ( [ family, axis ] ) => [
		family,
		[ 'latin', 'latin-ext' ].map(
			( part ) => `${ family }-${ part }-${ axis }-normal`
		),
	] )
);

/**
 * The stylesheet of a pair, with the one that it shares.
 *
 * @param {string} pair
 */
const stylesOf = ( pair ) =>
	readStyles( pair ) +
	( readStyles( pair ).includes( '@use "figtree"' )
		? readStyles( 'figtree' )
		: '' );
const styles = Object.keys( pairs ).map( stylesOf ).join( '' );

/** Of a Lithuanian shop: how often a letter occurs decides how wide a text is. */
const text =
	'Rankų darbo žvakės iš sojų vaško, namų kvapai ir kvepalai. Pristatome į paštomatus visoje Lietuvoje per vieną arba dvi darbo dienas. Mėgstamiausi šio mėnesio kvapai: juodieji serbentai, vyšnių žiedai, miško samanos ir gintaras. Užsisakę šiandien, siuntinį atsiimsite jau rytoj. Prekių krepšelis tuščias. Apmokėkite banko pavedimu, kortele arba grynaisiais atsiimdami. Grąžinti galite per keturiolika dienų. Sužinokite daugiau apie mūsų dirbtuves Vilniuje, kuriose kiekvieną žvakę liejame patys.';

/**
 * The mean width of a character of that text in the systems' fonts, in parts of the
 * font size. Measured in Liberation Sans, Liberation Serif and Gelasio, which have
 * the widths of Arial, Times New Roman and Georgia, and in Noto Serif.
 */
const systemWidths = {
	Arial: 0.43881,
	'Times New Roman': 0.40049,
	Georgia: 0.43846,
	'Noto Serif': 0.4757,
};

/** @param {string} name */
const read = ( name ) =>
	readFileSync(
		path.join(
			root,
			'node_modules/@fontsource-variable',
			name.replace( /-latin.*/, '' ),
			`files/${ name }.woff2`
		)
	);

/** @param {Buffer} content */
const open = ( content ) =>
	/** @type {import('fontkit').Font} */ ( create( content ) );

/** @type {Record<string, Buffer>} */
const files = {};

beforeAll( async () => {
	for ( const name of Object.values( families ).flat() ) {
		files[ name ] = await subset( name, read( name ) );
	}
} );

/** @param {string[]} names */
const openAll = ( names ) =>
	names.map( ( name ) => open( /** @type {Buffer} */ ( files[ name ] ) ) );

/**
 * @param {import('fontkit').Font[]} fonts
 * @param {string}                   character
 */
const find = ( fonts, character ) =>
	fonts.find( ( font ) =>
		font.hasGlyphForCodePoint( character.codePointAt( 0 ) ?? 0 )
	);

/**
 * @param {string} name A variable of `_faces.scss` with a `unicode-range`.
 * @return {string[]} Its characters.
 */
function readRange( name ) {
	const [ , list ] =
		new RegExp( `^\\$${ name }: "([^"]+)";`, 'm' ).exec( shared ) ?? [];
	return ( list ?? '' ).split( ', ' ).flatMap( ( part ) => {
		const [ first = 0, last = first ] = part
			.slice( 2 )
			.split( '-' )
			.map( ( code ) => parseInt( code, 16 ) );
		return Array.from( { length: last - first + 1 }, ( _, index ) =>
			String.fromCodePoint( first + index )
		);
	} );
}

test.each( Object.entries( pairs ) )(
	'[OWN-05] all font files of the pair %s weigh at most 45 KB, and the page names no others',
	( pair, names ) => {
		const bytes = names
			.flatMap( ( family ) => families[ family ] ?? [] )
			.map( ( name ) => files[ name ]?.length ?? NaN );
		expect( bytes ).toHaveLength( 4 );
		expect( bytes.reduce( ( a, b ) => a + b, 0 ) ).toBeLessThanOrEqual(
			45 * KB
		);
		expect(
			[
				...stylesOf( pair ).matchAll(
					/, "([a-z-]+)\/files\/([a-z-]+)", "([a-z]+)"/g
				),
			]
				.map( ( [ , one, two, axis ] ) => [ one, two, axis ] )
				.sort()
		).toEqual(
			names
				.map( ( name ) => [
					name,
					name,
					axes[ /** @type {keyof typeof axes} */ ( name ) ],
				] )
				.sort()
		);
	}
);

describe.each( Object.entries( families ) )( '%s', ( family, names ) => {
	test.each( Object.entries( alphabets ) )(
		'has the letters of %s, small and capital',
		( _language, letters ) => {
			const fonts = openAll( names );
			expect(
				[ ...letters, ...letters.toUpperCase() ].filter(
					( letter ) => ! find( fonts, letter )
				)
			).toEqual( [] );
		}
	);

	test( 'has the signs of texts and prices', () => {
		const fonts = openAll( names );
		expect(
			[ ...'„“”‚‘’–—…€×%«»§©™−0123456789.,:;!?@&', ...signs ].filter(
				( sign ) => ! find( fonts, sign )
			)
		).toEqual( [] );
	} );

	test( 'each character is in the range of one file, and in that file', () => {
		const ranges = [ 'latin', 'latin-ext' ].map( readRange );
		const fonts = openAll( names );
		for ( const character of characters ) {
			const [ index = -1, ...others ] = ranges.flatMap( ( range, at ) =>
				range.includes( character ) ? [ at ] : []
			);
			expect( others ).toEqual( [] );
			expect( find( fonts, character ) ).toBe( fonts[ index ] );
		}
	} );

	test( 'its rows are as high, and its letters as wide, as those of the fallback fonts', () => {
		const fonts = openAll( names );
		const font = /** @type {import('fontkit').Font} */ ( fonts[ 0 ] );
		const width =
			[ ...text ].reduce( ( sum, character ) => {
				const { advanceWidth } = /** @type {import('fontkit').Font} */ (
					find( fonts, character )
				).glyphForCodePoint( character.codePointAt( 0 ) ?? 0 );
				return sum + advanceWidth;
			}, 0 ) /
			text.length /
			font.unitsPerEm;

		const fallbacks = [
			...styles.matchAll(
				/@include fallback\(\s*"(?<name>[^"]+)",\s*(?<ascent>[\d.]+)%,\s*(?<descent>[\d.]+)%,\s*(?<size>[\d.]+)%,\s*local\("(?<local>[^"]+)"\)/g
			),
		]
			.map( ( { groups } ) => groups )
			.filter( ( fallback ) =>
				fallback?.name
					?.toLowerCase()
					.replaceAll( ' ', '-' )
					.startsWith( family )
			);
		expect( fallbacks ).not.toHaveLength( 0 );
		expect( font.lineGap ).toBe( 0 );
		for ( const fallback of fallbacks ) {
			const { name, ascent, descent, size, local } =
				/** @type {Record<'name'|'ascent'|'descent'|'size'|'local', string>} */ (
					fallback
				);
			const scale = Number( size ) / 100;
			const theirs =
				systemWidths[
					/** @type {keyof typeof systemWidths} */ ( local )
				];
			expect( { name, scale: scale.toFixed( 2 ) } ).toEqual( {
				name,
				scale: ( width / theirs ).toFixed( 2 ),
			} );
			expect( ( Number( ascent ) / 100 ) * scale ).toBeCloseTo(
				font.ascent / font.unitsPerEm,
				4
			);
			expect( ( Number( descent ) / 100 ) * scale ).toBeCloseTo(
				-font.descent / font.unitsPerEm,
				4
			);
		}
	} );
} );

test( 'each family and fallback is in the list of families of its pair', () => {
	for ( const pair of Object.keys( pairs ) ) {
		const [ , own = '' ] =
			new RegExp( `'${ pair }'\\s*=> \\[(.*?)\\n\\t\\t\\]`, 's' ).exec(
				letterPairs
			) ?? [];
		const [ , figtree = '' ] =
			/const FIGTREE = (.*);/.exec( letterPairs ) ?? [];
		const stacks = own.replace( 'self::FIGTREE', figtree );
		const names = [
			...stylesOf( pair ).matchAll(
				/@include (?:headings|text|fallback)\(\s*"([^"]+)"/g
			),
		];
		expect( names.length ).toBeGreaterThan( 3 );
		for ( const [ , name ] of names ) {
			expect( stacks ).toContain( `"${ name }"` );
		}
	}
} );

test.each( [ 'instrument-sans', 'figtree' ] )(
	'%s still has all weights, figures of one width, and its kerning',
	async ( family ) => {
		const name = `${ family }-latin-wght-normal`;
		const made = open( /** @type {Buffer} */ ( files[ name ] ) );
		const whole = open(
			await subsetFont( read( name ), characters, {
				targetFormat: 'sfnt',
				keepFeatures: [ 'kern' ],
				noHinting: true,
				variationAxes: { wght: 400 },
			} )
		);
		expect( made.variationAxes.wght ).toMatchObject( {
			min: 400,
			max: 700,
		} );
		for ( const pair of [ 'AV', 'To', 'Ty', 'L’' ] ) {
			expect( made.layout( pair ).advanceWidth ).toBe(
				whole.layout( pair ).advanceWidth
			);
		}
		const widths = [ ...'0123456789' ].map(
			( figure ) => made.layout( figure, [ 'tnum' ] ).advanceWidth
		);
		expect( new Set( widths ).size ).toBe( 1 );
	}
);

test( 'a font that no rule names stops the build', async () => {
	await expect(
		subset( 'other-latin.woff2', Buffer.alloc( 0 ) )
	).rejects.toThrow( 'does not say what stays' );
} );
