/**
 * A hash of the content of files.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SHOP_SOURCE } from './paths.mjs';

/**
 * @param {string} path
 * @return {string[]} The file itself, or all files in the folder, sorted.
 */
function filesIn( path ) {
	if ( ! statSync( path ).isDirectory() ) {
		return [ path ];
	}
	return readdirSync( path )
		.sort()
		.flatMap( ( name ) => filesIn( join( path, name ) ) );
}

/**
 * @param {string[]} paths Files and folders.
 * @param {string[]} words Other values that are part of the hash.
 * @return {string} A short hash.
 */
export function fingerprint( paths, words = [] ) {
	const hash = createHash( 'sha256' ).update( words.join( '\n' ) );
	for ( const file of paths.flatMap( filesIn ) ) {
		hash.update( `\n${ file.slice( SHOP_SOURCE.length ) }\n` );
		hash.update( readFileSync( file ) );
	}
	return hash.digest( 'hex' ).slice( 0, 16 );
}
