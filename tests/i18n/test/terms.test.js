/**
 * Words that were wrong do not come back.
 */
const { readFileSync, readdirSync } = require( 'fs' );
const path = require( 'path' );

const folder = path.join( __dirname, '../../../languages' );

/**
 * @param {string} file In the folder.
 * @return {{ msgid: string, msgstr: string[] }[]} Its entries.
 */
const read = ( file ) =>
	readFileSync( path.join( folder, file ), 'utf8' )
		.split( /\n\n+/ )
		.map( ( block ) => {
			/** @type {{ msgid: string, msgstr: string[] }} */
			const entry = { msgid: '', msgstr: [] };
			/** @type {( more: string ) => void} */
			let write = () => {};
			for ( const line of block.split( '\n' ) ) {
				const [ , name, text ] =
					/^(?:(msg\S+) )?"(.*)"$/.exec( line ) ?? [];
				if ( name === 'msgid' ) {
					write = ( more ) => void ( entry.msgid += more );
				} else if ( name?.startsWith( 'msgstr' ) ) {
					const at = entry.msgstr.push( '' ) - 1;
					write = ( more ) => void ( entry.msgstr[ at ] += more );
				} else if ( name ) {
					write = () => {};
				}
				write( text ?? '' );
			}
			return entry;
		} )
		.filter( ( { msgid } ) => msgid !== '' );

const ours = readdirSync( folder ).filter( ( file ) =>
	file.endsWith( '-lt_LT.po' )
);

/**
 * Wrong word → what is said instead.
 *
 * @type {[ RegExp, string ][]}
 */
const lithuanian = [
	[ /atsiskaitymo puslap/i, 'apmokėjimo puslapis' ],
	[ /atsiimti nuolaidos kod/i, 'pašalinti nuolaidos kodą' ],
	[ /nuostatas|nuostatos išsaugotos/i, 'nustatymai' ],
	[ /išparduodam/i, 'prekės su nuolaida' ],
	[ /tinklo adreso maiša/i, 'IP adreso maišos kodas' ],
	[ /banko nuoroda/i, 'elektroninė bankininkystė, mokėjimas per banką' ],
	[ /bandymo režim|^bandymo(:|$)/i, 'bandomasis režimas' ],
	[ /^tikras(:|$)/i, 'veikiantis režimas' ],
	[ /paklausta (ranka|fone)/i, 'patikrinta rankiniu būdu, automatiškai' ],
	[ /^.s iki nemokamo/i, 'iki nemokamo pristatymo trūksta' ],
	[ /išjungus – kortelės/i, 'skirtukai' ],
	[ /\bjūs atsisakėte sutarties/i, 'gavome jūsų pranešimą' ],
];

const english = [
	/cannot do without/,
	/searched for lately/i,
	/^these are all/i,
	/take (one of them )?back/i,
	/who hears the page/i,
	/not believed|given back/i,
	/\bmay not\b/,
	/^left empty|\. left empty/i,
	/\bthe mail that\b/,
];

describe.each( ours )( '[FIX-20] %s', ( file ) => {
	const entries = read( file );

	it( '[LANG-01] is whole: each text has its Lithuanian, each number its three forms, and none is a guess', () => {
		const raw = readFileSync( path.join( folder, file ), 'utf8' );
		expect( raw ).not.toMatch( /^#,.*fuzzy/m );
		expect( raw ).toMatch( /Plural-Forms: nplurals=3;/ );
		expect( entries.length ).toBeGreaterThan( 10 );
		for ( const { msgid, msgstr } of entries ) {
			expect( [ msgid, msgstr.length ] ).toEqual( [
				msgid,
				msgstr.length > 1 ? 3 : 1,
			] );
			expect( [ msgid, msgstr.includes( '' ) ] ).toEqual( [
				msgid,
				false,
			] );
			// What is written in the code is English.
			expect( msgid ).not.toMatch( /[ąčęėįšųūž]/i );
		}
	} );

	it.each( lithuanian )( 'has no %s: it is %s', ( wrong ) => {
		expect(
			entries
				.flatMap( ( { msgstr } ) => msgstr )
				.filter( ( text ) => wrong.test( text ) )
		).toEqual( [] );
	} );

	it.each( english )( 'has no English source with %s', ( wrong ) => {
		expect(
			entries
				.map( ( { msgid } ) => msgid )
				.filter( ( text ) => wrong.test( text ) )
		).toEqual( [] );
	} );
} );

describe( '[FIX-20] one thing has one name', () => {
	/**
	 * @param {string} file
	 * @param {string} msgid
	 */
	const said = ( file, msgid ) =>
		read( file ).find( ( entry ) => entry.msgid === msgid )?.msgstr[ 0 ];

	it( 'the stock filter is about what is left, not about accessibility', () => {
		expect( said( 'vitrina-lt_LT.po', 'Availability' ) ).toBe( 'Likutis' );
	} );

	it( 'two stars are worse than three, and both links to the checkout say the same', () => {
		const demo = 'demo/woocommerce-lt_LT.po';
		expect( said( demo, 'Not that bad' ) ).toBe( 'Prastai' );
		expect( said( demo, 'Average' ) ).toBe( 'Vidutiniškai' );
		expect( said( demo, 'Checkout' ) ).toBe(
			said( demo, 'Proceed to checkout' )
		);
	} );

	it( 'the terms have the same name in the footer and at the checkout', () => {
		const names = read( 'vitrina-lt_LT.po' )
			.filter( ( { msgid } ) => /conditions$/i.test( msgid ) )
			.map( ( { msgstr } ) => msgstr[ 0 ] );
		expect( new Set( names ) ).toEqual(
			new Set( [ 'Pirkimo taisyklės' ] )
		);
	} );
} );
