/**
 * The demo's pictures: drawn once, stored in the cache, and copied into the shop.
 */
import {
	existsSync,
	mkdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fingerprint } from './fingerprint.mjs';
import { isRunning, runTool } from './native/processes.mjs';
import { CACHE, SHOP_SOURCE } from './paths.mjs';
import { step } from './output.mjs';

/**
 * Draws the pictures, unless they are in the cache.
 *
 * @return {Promise<string>} Folder of the pictures in the cache.
 */
export async function drawPictures() {
	const demo = join( SHOP_SOURCE, 'demo' );
	const folder = join(
		CACHE,
		'demo-images',
		fingerprint( [ join( demo, 'pictures' ), join( demo, 'content' ) ] )
	);
	if ( existsSync( folder ) ) {
		return folder;
	}
	const lock = `${ folder }.lock`;
	mkdirSync( dirname( folder ), { recursive: true } );
	if ( ! takeLock( lock ) ) {
		await step(
			'Waiting for another start that is drawing the pictures',
			async () => {
				while ( ! existsSync( folder ) && ! takeLock( lock ) ) {
					await sleep( 300 );
				}
			}
		);
	}
	try {
		if ( ! existsSync( folder ) ) {
			await step(
				'Drawing the pictures (once; a minute or two)',
				async () => {
					const { renderAll } =
						await import( './demo/pictures/render.mjs' );
					await renderAll( folder );
				}
			);
		}
	} finally {
		if ( lockOwner( lock ) === process.pid ) {
			rmSync( lock, { force: true } );
		}
	}
	return folder;
}

/**
 * @param {string} lock
 * @return {number} Id of the process that holds the lock; 0 if there is none.
 */
function lockOwner( lock ) {
	return existsSync( lock ) ? Number( readFileSync( lock, 'utf8' ) ) || 0 : 0;
}

/**
 * @param {string} lock
 * @return {boolean} Whether this process holds the lock now.
 */
function takeLock( lock ) {
	const owner = lockOwner( lock );
	if ( owner && ! isRunning( owner ) ) {
		rmSync( lock, { force: true } );
	}
	try {
		writeFileSync( lock, String( process.pid ), { flag: 'wx' } );
		return true;
	} catch {
		return lockOwner( lock ) === process.pid;
	}
}

/**
 * Copies the pictures into a shop. The shop gets a copy, because WordPress may add files
 * of more sizes to the folder.
 *
 * @param {string} folder Target folder.
 */
export async function placePictures( folder ) {
	const drawn = await drawPictures();
	mkdirSync( dirname( folder ), { recursive: true } );
	rmSync( folder, { recursive: true, force: true } );
	runTool(
		'cp',
		[ '-a', '--reflink=auto', drawn, folder ],
		`The pictures could not be copied to ${ folder }`
	);
}
