/**
 * The walls between the folders of src/: `npm run lint` reports each import that
 * the table "Rooms" of docs/architecture.md does not allow.
 */
const { rooms, exceptions } = require( './bin/rooms.cjs' );

/** @typedef {import( './bin/rooms.cjs' ).Room} Room */

const TESTS = '/test/';

/** @param {string} name A folder or a module; `src/core` is not `src/core-x`. */
const startOf = ( name ) => `^${ name }(/|[.][^/]+$)`;

/** Tells a bundle in which folder its chunks are. */
const FOR_ALL = startOf( 'src/chunk-folder' );

/**
 * @param {string}   name  Name of the rule in the report.
 * @param {Object}   from  The files whose imports are checked.
 * @param {string[]} own   What they may always import.
 * @param {Room}     room  What else they may import.
 * @param {string}   title The room's name in the table.
 * @return {Object[]} Rules of dependency-cruiser.
 */
const rulesOf = ( name, from, own, { uses = [], types = [] }, title ) => {
	const comment = `The table "Rooms" in docs/architecture.md says what ${ title } may import; this is not among it.`;
	const allowed = [ ...own, FOR_ALL, ...uses.map( startOf ) ];
	const rules = [
		{
			name,
			comment,
			severity: 'error',
			from,
			to: {
				path: '^src/',
				pathNot: [ ...allowed, ...types.map( startOf ) ],
			},
		},
	];
	return types.length === 0
		? rules
		: [
				...rules,
				{
					name: `${ name }-types`,
					comment: `${ comment } It may import types of it, by "import type".`,
					severity: 'error',
					from,
					to: {
						path: types.map( startOf ),
						dependencyTypesNot: [ 'type-only' ],
					},
				},
			];
};

const walls = Object.entries( rooms ).flatMap( ( [ title, room ] ) => {
	const [ , kind, inner ] = /^src\/([^/]+)\/(<name>)?/.exec( title ) ?? [];
	return rulesOf(
		`room-${ kind }`,
		{
			path: `^src/${ kind }/`,
			pathNot: [
				TESTS,
				...Object.keys( exceptions ).map(
					( folder ) => `^${ folder }`
				),
			],
		},
		// Imports between its subfolders have a rule of their own.
		[ `^src/${ kind }/` ],
		room,
		title
	).concat(
		inner === undefined
			? []
			: {
					name: `${ kind }-apart`,
					comment: `No folder of src/${ kind } imports another one. What two of them need goes to src/components or to the core.`,
					severity: 'error',
					from: { path: `^src/${ kind }/([^/]+)/`, pathNot: TESTS },
					to: {
						path: `^src/${ kind }/`,
						pathNot: `^src/${ kind }/$1/`,
					},
				}
	);
} );

const exceptedWalls = Object.entries( exceptions ).flatMap(
	( [ folder, more ] ) =>
		rulesOf(
			`room-of-${ folder.split( '/' )[ 2 ] }`,
			{ path: `^${ folder }`, pathNot: TESTS },
			[ '^src/widgets/' ],
			{
				uses: [
					...( rooms[ 'src/widgets/<name>/' ]?.uses ?? [] ),
					...more,
				],
			},
			folder
		)
);

const kinds = Object.keys( rooms ).map( ( title ) =>
	title.replace( /<name>\/$/, '' )
);

module.exports = {
	forbidden: [
		...walls,
		...exceptedWalls,
		{
			name: 'no-room',
			comment:
				'Each folder of src/ has a row in "Rooms" of docs/architecture.md, and a line in bin/rooms.cjs.',
			severity: 'error',
			from: {},
			to: {
				path: '^src/',
				pathNot: [ FOR_ALL, ...kinds.map( ( kind ) => `^${ kind }` ) ],
			},
		},
		{
			name: 'core-by-its-name',
			comment:
				'Import the core as @vitrina/core. An import by its path bundles the code a second time.',
			severity: 'error',
			// The cart shares four small files with the core, so that the core, which
			// each page loads, need not export what only the cart uses.
			from: { path: '^src/', pathNot: [ '^src/(core|cart)/', TESTS ] },
			to: {
				path: '^src/core/',
				pathNot: '^src/core/index[.]ts$',
				dependencyTypesNot: [ 'type-only' ],
			},
		},
		{
			name: 'no-react',
			comment:
				'Core, calls, cart and theme run on pages without a component, so they may not import React.',
			severity: 'error',
			from: {
				path: '^src/(core|calls|cart|theme|dialog|search|swatches|variations|attribution|checkout|consent|messages|discounts)/',
				pathNot: TESTS,
			},
			to: {
				path: '(^|/)(react|react-dom|@wordpress/element)(/|$)',
				pathNot: '^src/',
			},
		},
		{
			name: 'no-tests',
			comment: 'Shipped code may not import tests.',
			severity: 'error',
			from: { path: '^src/', pathNot: TESTS },
			to: { path: [ TESTS, '^tests/' ] },
		},
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		tsConfig: { fileName: 'tsconfig.json' },
		// Imports of types are checked too.
		tsPreCompilationDeps: true,
	},
};
