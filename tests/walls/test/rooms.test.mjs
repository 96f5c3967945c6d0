/**
 * @jest-environment node
 */
/* eslint jsdoc/check-tag-names: [ 'error', { definedTags: [ 'jest-environment' ] } ] -- Jest reads it. */
import { spawnSync } from 'node:child_process';
import {
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exceptions, rooms } from '../../../bin/rooms.cjs';

const root = path.join( __dirname, '../../..' );

/**
 * @typedef {Object} Report
 * @property {{ source: string, dependencies: { resolved: string }[] }[]} modules What imports what.
 * @property {{ violations: { from: string, rule: { name: string } }[] }} summary What is reported.
 */

/** @type {( folder: string ) => Report} What dependency-cruiser finds in its `src`. */
const cruise = ( folder ) => {
	const { stdout, stderr } = spawnSync(
		process.execPath,
		[
			path.join(
				root,
				'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'
			),
			'--config',
			path.join( root, '.dependency-cruiser.cjs' ),
			'--output-type',
			'json',
			'src',
		],
		{
			cwd: folder,
			encoding: 'utf8',
			// More than a megabyte, which is where Node cuts it off.
			maxBuffer: 1e8,
		}
	);
	if ( ! stdout ) {
		throw new Error( stderr );
	}
	return JSON.parse( stdout );
};

/** @type {( folder: string, files: Record<string, string> ) => void} */
const write = ( folder, files ) => {
	for ( const [ file, text ] of Object.entries( files ) ) {
		const full = path.join( folder, file );
		mkdirSync( path.dirname( full ), { recursive: true } );
		writeFileSync( full, text );
	}
};

/** What the breaches import. */
const targets = Object.fromEntries(
	[
		'src/core/index.ts',
		'src/core/parts.ts',
		'src/cart/index.ts',
		'src/dialog/panel.ts',
		'src/search/fold.ts',
		'src/admin/one/index.ts',
		'src/theme/listing/queue.ts',
		'src/theme/menu/menu.ts',
		'src/widgets/one/index.ts',
		'src/widgets/one/test/given.ts',
		'tests/given.ts',
		'node_modules/react/index.js',
	].map( ( file ) => [ file, 'export const it = 1; export type It = 1;' ] )
);

/** @type {[ file: string, text: string, rules: string ][]} */
const cases = [
	[ 'src/core/a.ts', "import { it } from '../cart';", 'room-core-types' ],
	[ 'src/core/b.ts', "import type { It } from '../cart';", '' ],
	[
		'src/core/c.ts',
		"import type { It } from '../theme/menu/menu';",
		'room-core',
	],
	[ 'src/cart/a.ts', "import { it } from '../search/fold';", 'room-cart' ],
	[ 'src/cart/b.ts', "import { it } from '@vitrina/core';", '' ],
	[ 'src/cart/c.ts', "const it = import( '../search/fold' );", 'room-cart' ],
	[
		'src/search/a.ts',
		"export { it } from '../dialog/panel';",
		'room-search',
	],
	[ 'src/theme/a.ts', "import { it } from '../widgets/one';", 'room-theme' ],
	[
		'src/theme/b.ts',
		"import { it } from '../core/parts';",
		'core-by-its-name',
	],
	[ 'src/theme/c.ts', "import { it } from 'react';", 'no-react' ],
	[
		'src/theme/d.ts',
		"import { it } from '../new-folder/a';",
		'no-room,room-theme',
	],
	[ 'src/new-folder/a.ts', 'export const it = 1;', '' ],
	[ 'src/widgets/two/a.ts', "import { it } from '../one';", 'widgets-apart' ],
	[ 'src/widgets/two/b.ts', "import { it } from './a';", '' ],
	[
		'src/widgets/two/c.ts',
		"import { it } from '../../theme/menu/menu';",
		'room-widgets',
	],
	[
		'src/widgets/two/d.ts',
		"import { it } from '../one/test/given';",
		'no-tests,widgets-apart',
	],
	[
		'src/widgets/two/e.ts',
		"import { it } from '../../../tests/given';",
		'no-tests',
	],
	[ 'src/widgets/two/test/f.ts', "import { it } from '../../one';", '' ],
	[
		'src/widgets/filters/a.ts',
		"import { it } from '../../theme/listing/queue';",
		'',
	],
	[
		'src/widgets/filters/b.ts',
		"import { it } from '../../theme/menu/menu';",
		'room-of-filters',
	],
	[
		'src/widgets/filters/c.ts',
		"import { it } from '../one';",
		'widgets-apart',
	],
	[ 'src/admin/two/a.ts', "import { it } from '../one';", 'admin-apart' ],
	[
		'src/admin/two/b.ts',
		"import { it } from '../../dialog/panel';",
		'room-admin',
	],
	[ 'src/blocks/two/a.ts', "import { it } from '../../widgets/one';", '' ],
	[
		'src/attribution/a.ts',
		"import { it } from '@vitrina/core';",
		'room-attribution-types',
	],
	[ 'src/attribution/b.ts', "import type { It } from '@vitrina/core';", '' ],
];

describe( 'a planted import', () => {
	/** @type {string} */
	let folder;
	/** @type {Report[ 'summary' ][ 'violations' ]} */
	let violations;

	beforeAll( () => {
		folder = mkdtempSync( path.join( tmpdir(), 'vitrina-walls-' ) );
		write( folder, {
			...targets,
			...Object.fromEntries(
				cases.map( ( [ file, text ] ) => [ file, text ] )
			),
			'package.json': '{ "dependencies": { "react": "1" } }',
			'node_modules/react/package.json': '{ "name": "react" }',
			'tsconfig.json': readFileSync(
				path.join( root, 'tsconfig.json' ),
				'utf8'
			),
		} );
		violations = cruise( folder ).summary.violations;
	} );

	afterAll( () => rmSync( folder, { recursive: true } ) );

	test.each( cases )( '%s: %s is reported by: %s', ( file, _text, rules ) => {
		const found = violations
			.filter( ( { from } ) => from === file )
			.map( ( { rule: { name } } ) => name );
		expect( [ ...new Set( found ) ].sort().join() ).toBe( rules );
	} );
} );

test( 'the table of rooms in docs/architecture.md and the rules say the same', () => {
	const names = ( /** @type {string} */ text ) =>
		[ ...text.matchAll( /`(src\/[^`]+)`|\bcore\b/g ) ].map(
			( [ , name ] ) => name ?? 'src/core'
		);
	const table = Object.fromEntries(
		[
			...( readFileSync(
				path.join( root, 'docs/architecture.md' ),
				'utf8'
			)
				.split( '\n## ' )
				.find( ( part ) => part.startsWith( 'Rooms' ) )
				?.matchAll( /^\| `(src\/[^`]+)` \|.*\| ([^|]+) \|$/gm ) ?? [] ),
		].map( ( [ , room = '', used = '' ] ) => {
			const isTypes = used.startsWith( 'types of ' );
			return [
				room,
				{
					uses: isTypes ? [] : names( used ).sort(),
					types: isTypes ? names( used ).sort() : [],
				},
			];
		} )
	);
	expect( table ).toEqual(
		Object.fromEntries(
			Object.entries( rooms ).map(
				( [ room, { uses = [], types = [] } ] ) => [
					room,
					{ uses: [ ...uses ].sort(), types: [ ...types ].sort() },
				]
			)
		)
	);
} );

test( 'each exception of bin/rooms.cjs is used', () => {
	const { modules } = cruise( root );
	const isUsed = (
		/** @type {string} */ folder,
		/** @type {string} */ target
	) =>
		modules.some(
			( { source, dependencies } ) =>
				source.startsWith( folder ) &&
				dependencies.some( ( { resolved } ) =>
					[ '/', '.' ].some( ( end ) =>
						resolved.startsWith( target + end )
					)
				)
		);
	const unused = Object.entries( exceptions ).flatMap(
		( [ folder, allowed ] ) =>
			allowed
				.filter( ( target ) => ! isUsed( folder, target ) )
				.map( ( target ) => `${ folder } → ${ target }` )
	);
	expect( unused ).toEqual( [] );
} );
