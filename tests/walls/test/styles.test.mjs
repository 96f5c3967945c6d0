/**
 * @jest-environment node
 */
/* eslint jsdoc/check-tag-names: [ 'error', { definedTags: [ 'jest-environment' ] } ] -- Jest reads it. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.join( __dirname, '../../..' );

/** Selectors that make the browser compute the style of most of the page at each change. */
const refused = [
	'html:has(.bar)',
	'body:has(> .bar) main',
	':root:has(.bar) .box',
	':has(.bar) ~ .box',
	'main :has(.bar)',
	'*::before',
];

const allowed = [
	'.box:has(.bar)',
	'.box:not(.bar, :has(:target))',
	'.box::before',
];

test( 'styles in which a small change concerns the whole page are refused (docs/decisions/0103)', () => {
	const selectors = [ ...refused, ...allowed ];
	const { stdout, stderr } = spawnSync(
		process.execPath,
		[
			path.join( root, 'node_modules/stylelint/bin/stylelint.mjs' ),
			'--stdin-filename=src/styles/planted.scss',
			'--formatter=json',
		],
		{
			cwd: root,
			encoding: 'utf8',
			input: selectors
				.map( ( selector ) => `${ selector } {\n\tcolor: red;\n}\n` )
				.join( '\n' ),
		}
	);
	/** @type {{ rule: string, line: number }[]} */
	// Stylelint prints the report of files with errors on stderr.
	const warnings = JSON.parse( stdout || stderr )[ 0 ].warnings;
	const lines = warnings
		.filter( ( { rule } ) => rule === 'selector-disallowed-list' )
		.map( ( { line } ) => selectors[ ( line - 1 ) / 4 ] );
	expect( lines ).toEqual( refused );
} );
