/**
 * Keeps the database of a freshly seeded shop, so that the next one like it
 * takes seconds.
 */
import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	renameSync,
	rmSync,
	statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint } from '../fingerprint.mjs';
import { CACHE, SHOP_SOURCE } from '../paths.mjs';

/** How many are kept: edits of the demo content make a new one each. */
const KEEP = 6;

/**
 * @param {string[]} words Versions, and which of our plugins there are.
 * @return {string} The folder of the snapshot, which may not exist yet.
 */
export function snapshotFolder( words ) {
	const sources = [ 'demo', 'php', 'mu-plugins' ].map( ( name ) =>
		join( SHOP_SOURCE, name )
	);
	return join( CACHE, 'shops', fingerprint( sources, words ) );
}

/**
 * @param {string} folder A stopped database's data folder.
 * @param {string} target Where it is kept.
 */
export function keepSnapshot( folder, target ) {
	const shelf = dirname( target );
	mkdirSync( shelf, { recursive: true } );
	const half = `${ target }.${ process.pid }`;
	cpSync( folder, half, { recursive: true } );
	if ( existsSync( target ) ) {
		rmSync( half, { recursive: true } );
		return;
	}
	renameSync( half, target );
	const old = readdirSync( shelf )
		.map( ( name ) => ( {
			path: join( shelf, name ),
			at: statSync( join( shelf, name ) ).mtimeMs,
		} ) )
		.sort( ( a, b ) => b.at - a.at )
		.slice( KEEP );
	for ( const { path } of old ) {
		rmSync( path, { recursive: true, force: true } );
	}
}
