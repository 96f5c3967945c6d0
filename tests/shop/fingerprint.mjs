/**
 * A short name for the state of some files.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SHOP_SOURCE } from './paths.mjs';

/**
 * @param {string} path
 * @return {string[]} Every file in it, in a fixed order.
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
 * @param {string[]} words What else makes a difference.
 * @return {string} A short name for that state of things.
 */
export function fingerprint( paths, words = [] ) {
	const hash = createHash( 'sha256' ).update( words.join( '\n' ) );
	for ( const file of paths.flatMap( filesIn ) ) {
		hash.update( `\n${ file.slice( SHOP_SOURCE.length ) }\n` );
		hash.update( readFileSync( file ) );
	}
	return hash.digest( 'hex' ).slice( 0, 16 );
}
