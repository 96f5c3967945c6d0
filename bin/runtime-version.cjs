/**
 * The version of a copy of the runtime. A shop runs the newest of the copies in its
 * theme and plugins, so a later build needs a greater version.
 *
 * The version is that of the release, followed by the time at which the copy's
 * sources were last changed, in seconds: `0.1.0.1764054000`. It is the time of the
 * commit, so that builds of the same commit are identical; for files that are not
 * committed, or without a repository, it is their modification time.
 */
const { execFileSync } = require( 'node:child_process' );
const { readFileSync, readdirSync, statSync } = require( 'node:fs' );
const path = require( 'node:path' );

/** Sources of a copy: the PHP, and the scripts. */
const SOURCES = [ 'runtime', 'src' ];

/** Placeholder for the version in `runtime/classes.php`. */
const PLACEHOLDER = "'0.0.0'";

/**
 * @param {string}   root Root of the repository.
 * @param {string[]} args
 * @return {string|undefined} Output of git; undefined without git or a repository.
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
 * @return {number} When it, or a file in it, was last modified, in seconds; 0 if it does not exist.
 */
function readModifiedTime( file ) {
	const stats = statSync( file, { throwIfNoEntry: false } );
	if ( ! stats ) {
		return 0;
	}
	if ( ! stats.isDirectory() ) {
		return Math.floor( stats.mtimeMs / 1000 );
	}
	return Math.max(
		0,
		...readdirSync( file )
			.filter( ( name ) => name !== 'build' )
			.map( ( name ) => readModifiedTime( path.join( file, name ) ) )
	);
}

/**
 * @param {string} root Root of the repository.
 * @return {string} The version for a copy that is built now.
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
			readModifiedTime( path.join( root, folder ) )
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
		// Two letters and a space, then the path from the root of the repository.
		.map( ( line ) =>
			readModifiedTime( path.join( root, line.slice( 3 ) ) )
		);
	return `${ version }.${ Math.max( Number( committed ), ...changed ) }`;
}

/**
 * @param {string} source  Content of `runtime/classes.php`.
 * @param {string} version
 * @return {string} The content with the version.
 */
function stampVersion( source, version ) {
	if ( source.split( PLACEHOLDER ).length !== 2 ) {
		throw new Error(
			`runtime/classes.php must contain ${ PLACEHOLDER } once: the build writes the version there.`
		);
	}
	return source.replace( PLACEHOLDER, `'${ version }'` );
}

/**
 * wordpress.org translates a plugin's texts in the plugin's own domain only, so each
 * copy of the runtime has that of the unit that carries it.
 *
 * @param {string} source Content of a PHP file of the runtime.
 * @param {string} unit   Folder in the repository: `theme`, `plugin-discounts`.
 * @return {string} The content with the unit's text domain.
 */
const inDomainOf = ( source, unit ) =>
	source.replaceAll(
		", 'vitrina' )",
		`, '${ unit.replace( 'plugin', 'vitrina' ).replace( 'theme', 'vitrina' ) }' )`
	);

module.exports = { inDomainOf, runtimeVersion, stampVersion };
