/**
 * @jest-environment node
 */
/* eslint jsdoc/check-tag-names: [ 'error', { definedTags: [ 'jest-environment' ] } ] -- Jest reads it. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { faults, idsIn, rowsIn } from '../specification.mjs';

const root = path.join( __dirname, '../../..' );
const docs = path.join( root, 'docs' );

/** @type {( file: string ) => string} */
const read = ( file ) => readFileSync( file, 'utf8' );

const CODE = /\.(php|[cm]?js|tsx?|scss)$/;
const NOT_OURS = [ 'node_modules', 'vendor', 'build' ];

/**
 * @param {string} folder
 * @return {string[]} Paths of the code in it.
 */
const codeIn = ( folder ) =>
	readdirSync( folder, { withFileTypes: true } ).flatMap( ( entry ) => {
		const file = path.join( folder, entry.name );
		if ( entry.isDirectory() ) {
			return NOT_OURS.includes( entry.name ) ? [] : codeIn( file );
		}
		return entry.isFile() && CODE.test( entry.name ) ? [ file ] : [];
	} );

const folders = readdirSync( root ).filter( ( name ) =>
	/^(src|theme|runtime|tests|bin|languages|plugin-.+)$/.test( name )
);
const code = folders
	.flatMap( ( name ) => codeIn( path.join( root, name ) ) )
	.map( ( file ) => ( {
		file: path.relative( root, file ),
		text: read( file ),
	} ) );
const tests = code.filter( ( { file } ) => /^tests\/|\/test\//.test( file ) );

test( 'each ID in a title, each "spec §" and each link has its target in the specification, and each of its rows has a test', () => {
	expect(
		faults( {
			document: read( path.join( docs, 'specification.md' ) ),
			tests,
			code,
			exists: ( name ) => existsSync( path.join( docs, name ) ),
		} )
	).toEqual( [] );
} );

// Written so that the IDs here are no titles for the test above.
const title = ( /** @type {string} */ id ) => `test( '[${ id }] works' );`;
const row = ( /** @type {string} */ id, anchor = id.toLowerCase() ) =>
	`- <a id="${ anchor }"></a>**${ id }, a row.**`;
const whole = {
	document: `<a id="s5"></a>\n${ row( 'AREA-01' ) }\n${ row( 'AREA-02' ) }`,
	tests: [
		{
			file: 'a.test.ts',
			text: title( 'AREA-01' ) + '\n' + title( 'AREA-02' ),
		},
	],
	code: [ { file: 'a.ts', text: '// By spec §5.' } ],
	exists: () => true,
};

test( 'rows are read from lists and tables, IDs from titles and not from comments', () => {
	expect(
		rowsIn( `${ row( 'AREA-01' ) }\n| <a id="fix-01"></a>FIX-01 | … |` )
	).toEqual( [ 'AREA-01', 'FIX-01' ] );
	expect(
		idsIn(
			`\t// ${ title( 'AREA-01' ) }\n\t * ${ title( 'AREA-01' ) }\n${ title( 'AREA-02' ) }`
		)
	).toEqual( [ 'AREA-02' ] );
	expect( faults( whole ) ).toEqual( [] );
} );

test.each( [
	[
		'a title with an unknown ID',
		{
			tests: [
				...whole.tests,
				{ file: 'b.test.ts', text: title( 'AREA-03' ) },
			],
		},
		'b.test.ts names AREA-03, which the specification does not have.',
	],
	[
		'a row without a test',
		{ document: `${ whole.document }\n${ row( 'AREA-03' ) }` },
		'No test names AREA-03.',
	],
	[
		'a row that is there twice',
		{ document: `${ whole.document }\n${ row( 'AREA-01' ) }` },
		'The anchor area-01 is there more than once.',
	],
	[
		'an anchor of another row',
		{ document: whole.document.replace( 'area-02', 'area-20' ) },
		'AREA-02 has the anchor area-20.',
	],
	[
		'an unknown section',
		{ code: [ { file: 'b.php', text: `// Spec §${ 12 }.` } ] },
		'b.php refers to §12, which the specification does not have.',
	],
	[
		'a link to a row that is not there',
		{ document: `${ whole.document } [x](#area-09)` },
		'The link #area-09 leads nowhere.',
	],
	[
		'a link to a file that is not there',
		{
			document: `${ whole.document } [x](decisions/none.md#top)`,
			exists: () => false,
		},
		'The link decisions/none.md#top leads nowhere.',
	],
] )( 'reports %s', ( name, change, fault ) => {
	expect( faults( { ...whole, ...change } ) ).toEqual( [ fault ] );
} );
