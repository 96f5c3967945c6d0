/**
 * Checks whether the built files are older than their sources.
 */
import {
	existsSync,
	mkdirSync,
	readdirSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { REPO } from './paths.mjs';

/** Sources of the build. */
const SOURCES = [
	'src',
	'languages',
	'runtime/src',
	...[ 'autoload', 'boot', 'classes', 'copies', 'load', 'psr4' ].map(
		( name ) => `runtime/${ name }.php`
	),
	'webpack.config.js',
	'package-lock.json',
];

/** Output of the build. */
const BUILDS = [
	'theme/build',
	'runtime/build',
	'plugin-bank-link/build',
	'plugin-companion/build',
	'plugin-discounts/build',
	'plugin-lpexpress/build',
];

/**
 * The time of this file is the time of the last build, because a build does not write
 * unchanged files.
 */
const STAMP = '.shop/built';

/**
 * @param {string} [repo]
 */
export function noteBuild( repo = REPO ) {
	mkdirSync( join( repo, '.shop' ), { recursive: true } );
	writeFileSync( join( repo, STAMP ), '' );
}

/**
 * @param {string} path
 * @return {number} Modification time of its newest file in ms; 0 if there is none.
 */
function newest( path ) {
	if ( ! existsSync( path ) ) {
		return 0;
	}
	const found = statSync( path );
	if ( ! found.isDirectory() ) {
		return found.mtimeMs;
	}
	return Math.max(
		0,
		...readdirSync( path )
			.filter( ( name ) => ! [ 'node_modules', 'test' ].includes( name ) )
			.map( ( name ) => newest( join( path, name ) ) )
	);
}

/**
 * @param {string} [repo]
 * @return {string[]} The folders that no build has filled yet.
 */
export function missingBuilds( repo = REPO ) {
	return BUILDS.filter( ( folder ) => newest( join( repo, folder ) ) === 0 );
}

/**
 * @param {string} [repo]
 * @return {string} Why a build is needed; '' if it is not.
 */
export function buildIsDue( repo = REPO ) {
	const missing = missingBuilds( repo );
	if ( missing.length > 0 ) {
		return `${ missing.join( ', ' ) } is missing`;
	}
	const built = Math.max(
		newest( join( repo, STAMP ) ),
		Math.min(
			...BUILDS.map( ( folder ) => newest( join( repo, folder ) ) )
		)
	);
	const changed = SOURCES.filter(
		( path ) => newest( join( repo, path ) ) > built
	);
	return changed.length > 0 ? `${ changed.join( ', ' ) } has changed` : '';
}
