const { spawnSync } = require( 'node:child_process' );
const fs = require( 'node:fs' );
const os = require( 'node:os' );
const path = require( 'node:path' );

const repository = path.resolve( __dirname, '../../..' );
const script = path.join( repository, 'bin/catalogues.mjs' );
const catalogue = 'languages/vitrina-lpexpress-lt_LT.po';

/** @param {string} program */
const has = ( program ) => spawnSync( program, [ '--version' ] ).status === 0;
const withGettext =
	has( 'xgettext' ) && has( 'msgmerge' ) ? describe : describe.skip;
const withPhp = has( 'php' ) ? describe : describe.skip;

/** @type {string} */
let tree;

beforeEach( () => {
	tree = fs.mkdtempSync( path.join( os.tmpdir(), 'vitrina-catalogues-' ) );
	write(
		'plugin-lpexpress/src/Texts.php',
		`<?php
namespace Vitrina;
/* translators: %1$s: city, %2$d: number. */
\\__( '%1$s has %2$d', 'vitrina-lpexpress' );
_n( '%d terminal', '%d terminals', $n, 'vitrina-lpexpress' );
esc_html_x( 'None', 'tax', 'vitrina-lpexpress' );
__( "It's <b>here</b>", 'vitrina-lpexpress' );
__( 'Somebody else says so', 'woocommerce' );
_x( 'None', 'of somebody else', 'woocommerce' );
`
	);
	write(
		'plugin-lpexpress/build/Built.php',
		"<?php __( 'Built', 'vitrina-lpexpress' );"
	);
	write( catalogue, whole );
} );

afterEach( () => fs.rmSync( tree, { recursive: true, force: true } ) );

const header = `msgid ""
msgstr ""
"Language: lt_LT\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2);\\n"
`;
const whole = `${ header }
msgid "%1$s has %2$d"
msgstr "%2$d – tiek turi %1$s"

msgid "%d terminal"
msgid_plural "%d terminals"
msgstr[0] "%d paštomatas"
msgstr[1] "%d paštomatai"
msgstr[2] "%d paštomatų"

msgctxt "tax"
msgid "None"
msgstr "Nėra"

msgid "It's <b>here</b>"
msgstr "Jis <b>čia</b>"
`;

/**
 * @param {string} file
 * @param {string} content
 */
function write( file, content ) {
	const target = path.join( tree, file );
	fs.mkdirSync( path.dirname( target ), { recursive: true } );
	fs.writeFileSync( target, content );
}

/** @param {string} file */
const read = ( file ) => fs.readFileSync( path.join( tree, file ), 'utf8' );

/**
 * @param {string[]}          args
 * @param {NodeJS.ProcessEnv} [env]
 */
function run( args, env = process.env ) {
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[ script, ...args, '--root', tree ],
		{ encoding: 'utf8', env }
	);
	return { status, said: stdout + stderr };
}

describe( 'the plural rule', () => {
	const rules = fs
		.readdirSync( path.join( repository, 'languages' ), {
			recursive: true,
			encoding: 'utf8',
		} )
		.filter( ( file ) => file.endsWith( '.po' ) )
		.map( ( file ) => [
			file,
			fs
				.readFileSync(
					path.join( repository, 'languages', file ),
					'utf8'
				)
				.match( /Plural-Forms: nplurals=3; plural=([^;]+);/ )?.[ 1 ],
		] );

	it.each( rules )(
		'[LANG-01] of %s agrees with CLDR from 0 to 1000',
		( file, rule ) => {
			expect( rule ).toMatch( /^[n\d\s%=!<>&|?:()]+$/ );

			const form = /** @type {( n: number ) => number} */ (
				new Function( 'n', `return Number( ${ rule } );` )
			);
			const cldr = new Intl.PluralRules( 'lt' );
			/** @type {Partial<Record<Intl.LDMLPluralRule, number>>} */
			const forms = { one: 0, few: 1, other: 2 };
			const numbers = Array.from( { length: 1001 }, ( _, n ) => n );
			expect( numbers.map( form ) ).toEqual(
				numbers.map( ( n ) => forms[ cldr.select( n ) ] )
			);
		}
	);
} );

withGettext( 'catalogues --check', () => {
	it( '[LANG-01] accepts a whole catalogue, and leaves other domains and built files alone', () => {
		expect( run( [ '--check' ] ) ).toEqual( {
			status: 0,
			said: 'catalogues: complete\n',
		} );
	} );

	/** @type {[ name: string, change: [ string | RegExp, string ], fault: string ][]} */
	const damages = [
		[ 'a string that is missing', [ /msgid "It's[^]*$/, '' ], 'missing' ],
		[ 'a missing context', [ 'msgctxt "tax"\n', '' ], '"None" .*missing' ],
		[ 'a missing catalogue', [ /^[^]*$/, '' ], 'missing' ],
		[ 'an empty translation', [ '"Nėra"', '""' ], 'not translated' ],
		[ 'one empty form', [ '"%d paštomatai"', '""' ], 'not translated' ],
		[ 'a guess', [ 'msgctxt "tax"', '#, fuzzy\nmsgctxt "tax"' ], 'fuzzy' ],
		[
			'two forms',
			[ 'msgstr[2] "%d paštomatų"\n', '' ],
			'2 forms instead of 3',
		],
		[
			'another plural',
			[ '"%d terminals"', '"%d terminalls"' ],
			'its plural',
		],
		[
			'a placeholder left out',
			[ '"%d paštomatas"', '"Paštomatas"' ],
			'fills in ""',
		],
		[
			'a placeholder of another type',
			[ '%2$d – tiek', '%2$s – tiek' ],
			'fills in',
		],
		[ 'a tag left out', [ 'Jis <b>čia</b>', 'Jis čia' ], 'fills in' ],
		[ 'another rule', [ 'nplurals=3', 'nplurals=2' ], 'Plural-Forms' ],
		[ 'another language', [ 'lt_LT', 'lv' ], 'Language' ],
		[ 'English quotes', [ 'Nėra', '“Nėra”' ], 'quotes' ],
		[ 'a hyphen for a dash', [ ' – ', ' - ' ], 'a dash' ],
	];

	it.each( damages )( '[LANG-01] finds %s', ( name, [ from, to ], fault ) => {
		write( catalogue, whole.replace( from, to ) );
		const { status, said } = run( [ '--check' ] );
		expect( said ).toMatch( new RegExp( fault ) );
		expect( said ).toContain( catalogue );
		expect( status ).toBe( 1 );
	} );
} );

withGettext( 'catalogues', () => {
	it( '[LANG-01] brings new strings in empty and keeps what is translated', () => {
		write( catalogue, whole.replace( /msgid "It's[^]*$/, '' ) );
		expect( run( [] ).status ).toBe( 1 );
		expect( read( catalogue ) ).toContain(
			`msgid "It's <b>here</b>"\nmsgstr ""`
		);
		expect( read( catalogue ) ).toContain( '"%d paštomatų"' );
		expect( read( 'languages/vitrina-lpexpress.pot' ) ).not.toMatch(
			/Somebody|Built/
		);
		const before = read( catalogue );
		run( [] );
		expect( read( catalogue ) ).toBe( before );
	} );
} );

describe( 'catalogues without gettext', () => {
	it( '[LANG-01] says what to install when gettext is missing', () => {
		const { status, said } = run( [ '--check' ], { PATH: '' } );
		expect( said ).toContain( 'install the package gettext' );
		expect( said ).not.toContain( '    at ' );
		expect( status ).toBe( 1 );
	} );
} );

const built = 'plugin-lpexpress/build/languages/vitrina-lpexpress-lt_LT';

describe( 'a catalogue that cannot be read', () => {
	it( '[LANG-01] is named in one sentence', () => {
		write( catalogue, `${ whole }\n<<<<<<< HEAD\n` );
		const { status, said } = run( [ '--compile' ] );
		expect( said ).toContain( `${ catalogue } cannot be read` );
		expect( said ).not.toContain( '    at ' );
		expect( status ).toBe( 1 );
	} );
} );

describe( 'catalogues --compile', () => {
	it( '[LANG-01] needs no gettext', () => {
		expect( run( [ '--compile' ], { PATH: '' } ).status ).toBe( 0 );
		expect( read( `${ built }.mo` ) ).toContain( '%d paštomatų' );
		expect( read( `${ built }.l10n.php` ) ).toContain( '%d paštomatų' );
	} );

	it( '[LANG-01] leaves out what is empty or a guess', () => {
		write(
			catalogue,
			whole
				.replace( '"Nėra"', '""' )
				.replace( `msgid "It's`, `#, fuzzy\nmsgid "It's` )
		);
		run( [ '--compile' ] );
		for ( const end of [ '.mo', '.l10n.php' ] ) {
			expect( read( built + end ) ).not.toMatch( /None|here/ );
		}
	} );

	it( '[LANG-01] gives the theme both names, and the plugins the strings of the runtime', () => {
		write( 'theme/functions.php', '<?php' );
		write(
			'languages/vitrina-lt_LT.po',
			`${ header }\n#: theme/header.php runtime/src/A.php\nmsgid "Both"\nmsgstr "Abu"\n\n#: theme/header.php\nmsgid "Mine"\nmsgstr "Mano"\n`
		);
		run( [ '--compile' ] );
		for ( const name of [ 'lt_LT', 'vitrina-lt_LT' ] ) {
			expect(
				read( `theme/build/languages/${ name }.l10n.php` )
			).toContain( "'Mine' => 'Mano'" );
			expect(
				fs.existsSync(
					path.join( tree, `theme/build/languages/${ name }.mo` )
				)
			).toBe( true );
		}
		const plugin = read( `${ built }.l10n.php` );
		expect( plugin ).toContain( "'Both' => 'Abu'" );
		expect( plugin ).toContain( '%d paštomatų' );
		expect( plugin ).not.toContain( 'Mine' );
	} );

	it( '[LANG-01] gives scripts only the strings they ask for', () => {
		write(
			'languages/demo/woocommerce-lt_LT.po',
			`${ header }\n#: blocks\nmsgid "%d item"\nmsgid_plural "%d items"\nmsgstr[0] "%d prekė"\nmsgstr[1] "%d prekės"\nmsgstr[2] "%d prekių"\n\nmsgid "Notice"\nmsgstr "Pranešimas"\n`
		);
		run( [ '--compile' ] );
		const json = JSON.parse(
			read( 'languages/build/demo/woocommerce-lt_LT-blocks.json' )
		);
		expect( json.locale_data.messages ).toEqual( {
			'': expect.objectContaining( { lang: 'lt_LT' } ),
			'%d item': [ '%d prekė', '%d prekės', '%d prekių' ],
		} );
	} );
} );

withPhp( 'catalogues --compile, read by PHP,', () => {
	it( '[LANG-01] writes what WordPress reads', () => {
		run( [ '--compile' ] );
		const { stdout } = spawnSync(
			'php',
			[
				'-r',
				'echo json_encode( require $argv[1] );',
				path.join( tree, `${ built }.l10n.php` ),
			],
			{ encoding: 'utf8' }
		);
		expect( JSON.parse( stdout ) ).toEqual( {
			language: 'lt_LT',
			'plural-forms': expect.stringContaining( 'nplurals=3' ),
			messages: {
				'%1$s has %2$d': '%2$d – tiek turi %1$s',
				'%d terminal': '%d paštomatas\0%d paštomatai\0%d paštomatų',
				'tax\u0004None': 'Nėra',
				"It's <b>here</b>": 'Jis <b>čia</b>',
			},
		} );
	} );
} );
