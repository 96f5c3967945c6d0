import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve( __dirname, '../../..' );

/**
 * `npm test` leaves out browser tests with "@full" in their title and PHP tests of
 * the group "full". What is left still has a test of every requirement.
 */

/**
 * @param {string} folder
 * @param {RegExp} name
 * @return {string[]} The text of each file.
 */
const filesOf = ( folder, name ) =>
	readdirSync( path.join( root, folder ), {
		recursive: true,
		encoding: 'utf8',
	} )
		.filter( ( file ) => name.test( file ) )
		.map( ( file ) =>
			readFileSync( path.join( root, folder, file ), 'utf8' )
		);

/**
 * @param {string[]} titles
 * @return {Set<string>} The requirements that they name.
 */
const requirementsOf = ( titles ) =>
	new Set(
		titles.flatMap( ( title ) =>
			Array.from(
				title.matchAll( /\[([A-Z]+-\d+)\]/g ),
				( [ , id = '' ] ) => id
			)
		)
	);

const browser = filesOf( 'tests/e2e', /\.ts$/ ).flatMap( ( text ) =>
	text.split( '\n' ).filter( ( line ) => /\[[A-Z]+-\d+\]/.test( line ) )
);
const php = filesOf( 'tests/php', /Test\.php$/ ).flatMap( ( text ) =>
	text.split( /(?=^\t#\[TestDox)/m ).map( ( part ) => {
		const [ title = '' ] = part.split( '\n' );
		return part.includes( "#[Group( 'full' )]" )
			? `${ title } @full`
			: title;
	} )
);
const scripts = filesOf( 'src', /\.test\.tsx?$/ ).flatMap( ( text ) =>
	text.split( '\n' )
);

test( 'npm test has a test of every requirement that test:full has', () => {
	const all = [ ...browser, ...php, ...scripts ];
	const fast = requirementsOf(
		all.filter( ( title ) => ! title.includes( '@full' ) )
	);
	const full = requirementsOf( all );
	expect( full.size ).toBeGreaterThan( 80 );
	expect( [ ...full ].filter( ( id ) => ! fast.has( id ) ).sort() ).toEqual(
		[]
	);
} );
