/**
 * Stores the database of a new shop with its demo content, so that the next shop
 * with the same content starts in seconds.
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

/** Maximum number of snapshots: each edit of the demo content creates a new one. */
const KEEP = 6;

/**
 * @param {string[]} words Versions, and our existing plugins.
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
 * @param {string} target Folder of the snapshot.
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
