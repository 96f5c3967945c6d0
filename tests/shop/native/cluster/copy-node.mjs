/**
 * Copies the shop's code for one web server, as a deployment does: our theme and
 * plugins too, so an edit needs a new start.
 */
import {
	mkdirSync,
	readdirSync,
	rmSync,
	symlinkSync,
	utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { runTool } from '../processes.mjs';

/** @typedef {import('../../paths.mjs').ShopPaths} ShopPaths */

/** What the web servers of a real shop share as well, and what tests write. */
const SHARED = [ 'uploads', 'mu-plugins' ];

/**
 * @param {ShopPaths} paths
 * @param {string}    root  Folder of the copy.
 * @param {number}    index Each web server has the files at another time.
 */
export function copyNode( paths, root, index ) {
	rmSync( root, { recursive: true, force: true } );
	mkdirSync( join( root, 'wp-content' ), { recursive: true } );
	const content = join( paths.wordpress, 'wp-content' );
	for ( const folder of [ paths.wordpress, content ] ) {
		for ( const name of readdirSync( folder ) ) {
			if ( name !== 'wp-content' && ! SHARED.includes( name ) ) {
				runTool(
					'cp',
					[
						'-rL',
						'--reflink=auto',
						join( folder, name ),
						folder === content ? join( root, 'wp-content' ) : root,
					],
					`${ name } could not be copied to ${ root }`
				);
			}
		}
	}
	for ( const name of SHARED ) {
		symlinkSync( join( content, name ), join( root, 'wp-content', name ) );
	}
	setTimes(
		join( root, 'wp-content' ),
		new Date( Date.now() - ( index + 1 ) * 86_400_000 )
	);
}

/**
 * @param {string} content
 * @param {Date}   time
 */
function setTimes( content, time ) {
	for ( const folder of [ 'themes', 'plugins' ] ) {
		for ( const entry of readdirSync( join( content, folder ), {
			recursive: true,
			withFileTypes: true,
		} ) ) {
			if ( entry.isFile() && /\.(css|js|json|svg)$/.test( entry.name ) ) {
				utimesSync( join( entry.parentPath, entry.name ), time, time );
			}
		}
	}
}
