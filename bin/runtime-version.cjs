/**
 * How new a copy of the runtime is. A shop runs the newest of the copies that its
 * theme and plugins carry, so a later build needs a greater version.
 *
 * The version is the release and, after it, when what the copy is made of was
 * changed last, in seconds: `0.1.0.1764054000`. The time is that of the commit, so
 * that the same commit is built to the same bytes; of files that are not committed,
 * or come without a repository, it is when they were written.
 */
const { execFileSync } = require( 'node:child_process' );
const { readFileSync, readdirSync, statSync } = require( 'node:fs' );
const path = require( 'node:path' );

/** What a copy is made of: the PHP, and the sources of the scripts. */
const SOURCES = [ 'runtime', 'src' ];

/** What stands for the version in `runtime/classes.php`. */
const PLACEHOLDER = "'0.0.0'";

/**
 * @param {string}   root Of the repository.
 * @param {string[]} args
 * @return {string|undefined} What git printed; undefined without git or a repository.
 */
function git( root, args ) {
	try {
		return execFileSync( 'git', [ '-C', root, ...args ], {
			encoding: 'utf8',
			stdio: [ 'ignore', 'pipe', 'ignore' ],
		} );
	} catch {
		return undefined;
	}
}

/**
 * @param {string} file
 * @return {number} When it, or what is in it, was written last, in seconds; 0 where nothing is.
 */
function written( file ) {
	const found = statSync( file, { throwIfNoEntry: false } );
	if ( ! found ) {
		return 0;
	}
	if ( ! found.isDirectory() ) {
		return Math.floor( found.mtimeMs / 1000 );
	}
	return Math.max(
		0,
		...readdirSync( file )
			.filter( ( name ) => name !== 'build' )
			.map( ( name ) => written( path.join( file, name ) ) )
	);
}

/**
 * @param {string} root Of the repository.
 * @return {string} The version of a copy that is built now.
 */
function runtimeVersion( root ) {
	const { version } = JSON.parse(
		readFileSync( path.join( root, 'package.json' ), 'utf8' )
	);
	const committed = git( root, [
		'log',
		'-1',
		'--format=%ct',
		'--',
		...SOURCES,
	] );
	if ( ! committed?.trim() ) {
		const times = SOURCES.map( ( folder ) =>
			written( path.join( root, folder ) )
		);
		return `${ version }.${ Math.max( ...times ) }`;
	}
	const changed = (
		git( root, [
			'status',
			'--porcelain',
			'-z',
			'--no-renames',
			'--untracked-files=all',
			'--',
			...SOURCES,
		] ) ?? ''
	)
		.split( '\0' )
		.filter( Boolean )
		// Two letters and a space, then the path below the top of the repository.
		.map( ( line ) => written( path.join( root, line.slice( 3 ) ) ) );
	return `${ version }.${ Math.max( Number( committed ), ...changed ) }`;
}

/**
 * @param {string} source  Of `runtime/classes.php`.
 * @param {string} version
 * @return {string} The file with the version in it.
 */
function stampVersion( source, version ) {
	if ( source.split( PLACEHOLDER ).length !== 2 ) {
		throw new Error(
			`runtime/classes.php must hold ${ PLACEHOLDER } once: the build writes the version there.`
		);
	}
	return source.replace( PLACEHOLDER, `'${ version }'` );
}

module.exports = { runtimeVersion, stampVersion };
