/**
 * The walls between the folders of src/: `npm run lint` reports each import that
 * the table "Rooms" of docs/architecture.md does not allow.
 */
const { rooms, exceptions } = require( './bin/rooms.cjs' );

/** @typedef {import( './bin/rooms.cjs' ).Room} Room */

const TESTS = '/test/';

/** @param {string} name A folder or a module; `src/core` is not `src/core-x`. */
const startOf = ( name ) => `^${ name }(/|[.][^/]+$)`;

/** Each bundle says by it where its chunks are. */
const EVERYBODY = startOf( 'src/chunk-folder' );

/**
 * @param {string}   name  Of the rule, which the report prints.
 * @param {Object}   from  Whose imports are looked at.
 * @param {string[]} own   What needs no leave.
 * @param {Room}     room  What else is allowed.
 * @param {string}   title The room, as the table has it.
 * @return {Object[]} Rules of dependency-cruiser.
 */
const wallOf = ( name, from, own, { uses = [], types = [] }, title ) => {
	const comment = `The table "Rooms" in docs/architecture.md says what ${ title } may import; this is not among it.`;
	const allowed = [ ...own, EVERYBODY, ...uses.map( startOf ) ];
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
	return wallOf(
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
		// Its siblings have a rule of their own.
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
		wallOf(
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
				pathNot: [
					EVERYBODY,
					...kinds.map( ( kind ) => `^${ kind }` ),
				],
			},
		},
		{
			name: 'core-by-its-name',
			comment:
				'Import the core as @vitrina/core. By a path the code of it is carried a second time.',
			severity: 'error',
			// The cart shares four small files with the core, so that the core of
			// each page does not hand out what the cart alone asks for.
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
				'Core, calls, cart and theme are on pages without a component, and do without React.',
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
			comment: 'What is shipped imports nothing of the tests.',
			severity: 'error',
			from: { path: '^src/', pathNot: TESTS },
			to: { path: [ TESTS, '^tests/' ] },
		},
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		tsConfig: { fileName: 'tsconfig.json' },
		// Types count as well.
		tsPreCompilationDeps: true,
	},
};
